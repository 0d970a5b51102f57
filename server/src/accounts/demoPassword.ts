/**
 * The password of all demo accounts, printed at every start with a demo world. It may be public, because the demo world
 * contains no data that must be protected.
 */
export const demoPassword = 'meridian-demo-2026';

/**
 * Whether a password is the demo password. Compares in normalized form, because keyboards compose letters in different
 * ways.
 */
export function isDemoPassword(password: string): boolean {
  return password.normalize('NFC') === demoPassword;
}
