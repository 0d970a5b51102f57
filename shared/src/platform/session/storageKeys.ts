/** The part of Web Storage that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Local-storage keys. All but `account` and `device` are the spec's (spec 1 §3, spec 2 §3). They decide what is shown first, and
 * nothing else: the server asks the token who calls, and its database what he or she may.
 */
export const storageKeys = {
  /** Goes with every call; taken away when /login is visited. */
  token: 'authToken',
  /** JSON flag: whether the account is a certifier's. */
  certifier: 'certifier',
  /** JSON `{id, name, email}` of the account that the token belongs, or did belong, to. */
  account: 'account',
  /** The language chosen last: hr, sr or en. */
  language: 'language',
  /** Id of the questionnaire opened last: where `/` leads. */
  questionnaire: 'q',
  /** JSON flag: whether the grades of that questionnaire are final. Its report is then what is opened next. */
  final: 'final',
  /** Tells the server that this account has signed in here before; stays when the session ends. */
  device: 'device',
} as const;
