/** The password of all demo accounts, printed at every start; the demo world holds nothing to protect. */
export const demoPassword = 'meridian-demo-2026';

/** Whether somebody has typed it, however the keyboard has put its letters together. */
export function isDemoPassword(password: string): boolean {
  return password.normalize('NFC') === demoPassword;
}
