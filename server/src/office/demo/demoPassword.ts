/** The password of all demo accounts, printed at every start. The demo world contains nothing to protect. */
export const demoPassword = 'meridian-demo-2026';

/** Compares in normalized form: keyboards compose letters in different ways. */
export function isDemoPassword(password: string): boolean {
  return password.normalize('NFC') === demoPassword;
}
