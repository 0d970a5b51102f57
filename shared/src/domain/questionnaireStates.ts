import { isInTeam, type Role } from './roles.ts';

/** The states of a questionnaire as lists show them, from the start of the work to its end. */
export const questionnaireStates = ['open', 'submitted', 'graded', 'inactive'] as const;
export type QuestionnaireState = (typeof questionnaireStates)[number];

/**
 * The state of a questionnaire as its reader may know it: only the team may know that everybody has finalized the
 * grades.
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
