/** Maximum length of a passkey's name, in characters. */
export const maxPasskeyName = 60;

/** Maximum number of passkeys of one account. */
export const maxPasskeys = 20;

/**
 * Maximum number of open client accounts of an organisation. Once it is reached, the client who manages them (the
 * organisation's first person) cannot invite further colleagues.
 */
export const maxColleagues = 20;
