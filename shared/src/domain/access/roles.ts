/** The roles that a person can have on a questionnaire. */
export const roles = ['client', 'certifier', 'main-certifier'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may call an action: anyone without signing in, any signed-in person, or a person with a role on the
 * questionnaire.
 */
export const audiences = [
  'anyone',
  'signed-in',
  'member',
  'client',
  'team',
  'main-certifier',
] as const;
export type Audience = (typeof audiences)[number];

/**
 * The roles that belong to each audience. This is the only such table: the server checks calls with it, and the modules
 * decide with it what to show.
 */
export const rolesOfAudience: Record<Exclude<Audience, 'anyone' | 'signed-in'>, readonly Role[]> = {
  member: ['client', 'certifier', 'main-certifier'],
  client: ['client'],
  team: ['certifier', 'main-certifier'],
  'main-certifier': ['main-certifier'],
};

export function isInTeam(role: Role): boolean {
  return rolesOfAudience.team.includes(role);
}

/** The number of certifiers who grade one questionnaire together, including the main one. */
export const teamSize = 3;
