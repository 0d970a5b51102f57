/** The accounts of the demo world (architecture §9) that a developer tries a module with. */
export const demoAccounts = [
  { role: 'client', email: 'client@example.com' },
  { role: 'certifier', email: 'certifier@example.com' },
  { role: 'main certifier', email: 'lead@example.com' },
] as const;

export const demoPassword = 'meridian-demo-2026';
