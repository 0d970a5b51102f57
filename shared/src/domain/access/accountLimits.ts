/** The longest name of a passkey, in characters. */
export const maxPasskeyName = 60;

/** The most passkeys that an account may have. */
export const maxPasskeys = 20;

/** The most open accounts that an organisation's clients may have while its first person invites further ones. */
export const maxColleagues = 20;
