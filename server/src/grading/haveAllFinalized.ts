import type { TeamMember } from './readTeam.ts';

/** Whether the blind phase is over: everybody in the team has finalized. */
export function haveAllFinalized(team: readonly TeamMember[]): boolean {
  return team.length > 0 && team.every(({ hasFinalized }) => hasFinalized);
}
