import { isInTeam, type Role } from '../access/roles.ts';
import type { TaskState } from './road.ts';

/** The states of a questionnaire that the desk shows, in the order in which a questionnaire goes through them. */
export const questionnaireStates = [
  'open',
  'submitted',
  'reconciling',
  'report',
  'released',
  'inactive',
] as const;
export type QuestionnaireState = (typeof questionnaireStates)[number];

/**
 * The state of a questionnaire as a user with this role sees it. Only the team sees `reconciling` and `report`, because
 * a client must not learn that everybody has finalized, nor that the final grades are set. See
 * docs/product/overview.md#states.
 */
export function questionnaireState(
  role: Role,
  {
    isInactive,
    isLocked,
    haveAllFinalized,
    undecided,
    isReportReleased,
  }: Pick<
    TaskState,
    'isInactive' | 'isLocked' | 'haveAllFinalized' | 'undecided' | 'isReportReleased'
  >,
): QuestionnaireState {
  if (isInactive) return 'inactive';
  const isRevealed = isInTeam(role) && haveAllFinalized;
  if (isRevealed && undecided > 0) return 'reconciling';
  if (isReportReleased) return 'released';
  if (isRevealed) return 'report';
  return isLocked ? 'submitted' : 'open';
}
