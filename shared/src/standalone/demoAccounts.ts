/** The accounts of the demo data that developers use to try a module. */
export const demoAccounts = [
  { role: 'client', email: 'client@example.com' },
  { role: 'certifier', email: 'certifier@example.com' },
  { role: 'main certifier', email: 'lead@example.com' },
] as const;

export const demoPassword = 'meridian-demo-2026';
