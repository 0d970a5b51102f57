/** The password of all demo accounts, printed at every start; the demo world holds nothing to protect. */
export const demoPassword = 'meridian-demo-2026';
