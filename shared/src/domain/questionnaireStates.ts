import { isInTeam, type Role } from './roles.ts';

/** How far a questionnaire is, as a list of them tells it; from the beginning of the work to its end. */
export const questionnaireStates = ['open', 'submitted', 'graded', 'inactive'] as const;
export type QuestionnaireState = (typeof questionnaireStates)[number];

/**
 * How far a questionnaire is, as its reader may know it: that everybody has finalized the grades, which opens them, is
 * for the team alone.
 */
export function questionnaireState({
  role,
  isInactive,
  isLocked,
  haveAllFinalized,
}: {
  role: Role;
  isInactive: boolean;
  isLocked: boolean;
  haveAllFinalized: boolean;
}): QuestionnaireState {
  if (isInactive) return 'inactive';
  if (haveAllFinalized && isInTeam(role)) return 'graded';
  return isLocked ? 'submitted' : 'open';
}
