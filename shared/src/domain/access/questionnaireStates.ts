import { isInTeam, type Role } from './roles.ts';

/** The states of a questionnaire that lists show, in the order in which a questionnaire goes through them. */
export const questionnaireStates = ['open', 'submitted', 'graded', 'inactive'] as const;
export type QuestionnaireState = (typeof questionnaireStates)[number];

/**
 * The state of a questionnaire for a reader. Only the team sees `graded`, because a client must not learn that
 * everybody has finalized. See docs/product/answering.md#states.
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
