/** The accounts of the demo world (architecture §9) by what they are on the questionnaires of Jadran Foods. */
export const demoAccounts = {
  client: 'client@example.com',
  certifier: 'certifier@example.com',
  certifier2: 'certifier2@example.com',
  lead: 'lead@example.com',
  /** A client of another organisation, who has two questionnaires. */
  other: 'other@example.com',
  /** A client of a third one, who has a single questionnaire. */
  una: 'client.una@example.com',
};

export type DemoAccount = keyof typeof demoAccounts;

export const demoPassword = 'meridian-demo-2026';
