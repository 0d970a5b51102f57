/** The most open accounts that an organisation's clients may have while its first person invites further ones. */
export const maxColleagues = 20;
