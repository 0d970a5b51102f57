/** What a person is on one questionnaire (decisions §1). */
export const roles = ['client', 'certifier', 'main-certifier'] as const;
export type Role = (typeof roles)[number];

/** Who may call an action: nobody signed in needed, any signed-in person, or a person with a role on the questionnaire. */
export const audiences = [
  'anyone',
  'signed-in',
  'member',
  'client',
  'team',
  'main-certifier',
] as const;
export type Audience = (typeof audiences)[number];

/** The one table of who belongs to which audience; enforced by the server, shown by the modules. */
export const rolesOfAudience: Record<Exclude<Audience, 'anyone' | 'signed-in'>, readonly Role[]> = {
  member: ['client', 'certifier', 'main-certifier'],
  client: ['client'],
  team: ['certifier', 'main-certifier'],
  'main-certifier': ['main-certifier'],
};

export function isInTeam(role: Role): boolean {
  return rolesOfAudience.team.includes(role);
}
