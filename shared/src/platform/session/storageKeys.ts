/** The methods of Web Storage that the platform uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keys of the local storage. They only control what is shown first: the server identifies the caller by the token and
 * reads permissions from its database.
 */
export const storageKeys = {
  /** Sent with every call; removed when /login is opened. */
  token: 'authToken',
  /** JSON flag: whether the account belongs to a certifier. */
  certifier: 'certifier',
  /** JSON `{id, name, email}` of the account that the token belongs to, or belonged to. */
  account: 'account',
  /** The language chosen last: hr, sr or en. */
  language: 'language',
  /** Id of the questionnaire that was opened last: the target of `/`. */
  questionnaire: 'q',
  /** JSON flag: whether the grades of that questionnaire are final. If so, `/` opens its report. */
  final: 'final',
  /** Shows the server that this account has signed in on this device before; kept after the session ends. */
  device: 'device',
} as const;
