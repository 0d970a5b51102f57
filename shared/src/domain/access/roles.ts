/** The roles that a person can have on a questionnaire. See docs/product/people.md#roles. */
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
 * The roles that belong to each audience, for the checks of the server and for what the modules show. See
 * docs/product/people.md#who-may-do-what.
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

/**
 * The number of certifiers who grade one questionnaire together, including the main one. See
 * docs/product/people.md#teams.
 */
export const teamSize = 3;
