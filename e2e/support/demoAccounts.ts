/** Accounts of the demo data, by their role on the questionnaires of Jadran Foods. */
export const demoAccounts = {
  client: 'client@example.com',
  certifier: 'certifier@example.com',
  certifier2: 'certifier2@example.com',
  lead: 'lead@example.com',
  /** A client of another organisation, with two questionnaires. */
  other: 'other@example.com',
  /** A client of a third organisation, with a single questionnaire. */
  una: 'client.una@example.com',
};

export type DemoAccount = keyof typeof demoAccounts;

export const demoPassword = 'meridian-demo-2026';
