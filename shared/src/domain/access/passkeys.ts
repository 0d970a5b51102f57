/** The longest name of a passkey, in characters. */
export const maxPasskeyName = 60;

/** The most passkeys that an account may have. */
export const maxPasskeys = 20;
