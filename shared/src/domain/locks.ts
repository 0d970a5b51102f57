import { isInTeam, type Role } from './roles.ts';

/** The four settings of a questionnaire, stored as spec 1 §4 names them. */
export type QuestionnaireSettings = {
  inactive: boolean;
  locked: boolean;
  gradingLocked: boolean;
  reportLocked: boolean;
};

/** Why something cannot be changed now; each has a sentence in every language. */
export type LockReason =
  | 'questionnaire-inactive'
  | 'questionnaire-locked'
  | 'question-locked'
  | 'question-disabled'
  | 'grading-locked'
  | 'report-locked'
  | 'grades-finalized'
  | 'team-not-finalized'
  | 'not-key-area';

/**
 * Why a person may not change what the organisation tells about itself; undefined when it may be changed. As with
 * answers it is final for the client once the questionnaire is locked, and the team may correct it always.
 */
export function infoLock({
  role,
  settings,
}: {
  role: Role;
  settings: Pick<QuestionnaireSettings, 'inactive' | 'locked'>;
}): LockReason | undefined {
  if (isInTeam(role)) return undefined;
  if (settings.inactive) return 'questionnaire-inactive';
  return settings.locked ? 'questionnaire-locked' : undefined;
}

/**
 * Why a person may not change an answer of this question; undefined when it may be changed. An area that does not count
 * in a key-only questionnaire takes none from anybody. A certifier may otherwise always edit once "Edit answer" was
 * pressed: that press is the page's, not a rule of the data (spec 1 §4, decisions §4). Disabled questions take no
 * answer from a client.
 */
export function answerLock({
  role,
  settings,
  areaCounts,
  isQuestionLocked,
  isQuestionDisabled,
}: {
  role: Role;
  settings: Pick<QuestionnaireSettings, 'inactive' | 'locked'>;
  areaCounts: boolean;
  isQuestionLocked: boolean;
  isQuestionDisabled: boolean;
}): LockReason | undefined {
  if (!areaCounts) return 'not-key-area';
  if (isInTeam(role)) return undefined;
  const lock = infoLock({ role, settings });
  if (lock) return lock;
  if (isQuestionLocked) return 'question-locked';
  if (isQuestionDisabled) return 'question-disabled';
  return undefined;
}

/** Why a certifier may not set an own grade on an area; undefined when it may be set (decisions §3). */
export function ownGradeLock({
  settings,
  hasFinalized,
  areaCounts,
}: {
  settings: Pick<QuestionnaireSettings, 'gradingLocked'>;
  hasFinalized: boolean;
  areaCounts: boolean;
}): LockReason | undefined {
  if (settings.gradingLocked) return 'grading-locked';
  if (hasFinalized) return 'grades-finalized';
  return areaCounts ? undefined : 'not-key-area';
}

/**
 * Why nobody may change anything about the grading: finalize, set a finalization back, mark Above and Beyond (decisions
 * §3). The rules of own and final grades hold more than this.
 */
export function gradingLock(
  settings: Pick<QuestionnaireSettings, 'gradingLocked'>,
): LockReason | undefined {
  return settings.gradingLocked ? 'grading-locked' : undefined;
}

/** Why the main certifier may not set an area's final grade; undefined when it may be set (spec 1 §4, decisions §3). */
export function finalGradeLock({
  settings,
  haveAllFinalized,
  areaCounts,
}: {
  settings: Pick<QuestionnaireSettings, 'gradingLocked'>;
  haveAllFinalized: boolean;
  areaCounts: boolean;
}): LockReason | undefined {
  if (settings.gradingLocked) return 'grading-locked';
  if (!haveAllFinalized) return 'team-not-finalized';
  return areaCounts ? undefined : 'not-key-area';
}

/**
 * Why the main certifier may not write an area's final comment. Like the final grade it waits for the whole team: read
 * earlier, it would tell colleagues what another one thinks (decisions §3). Locked grading does not lock words.
 */
export function finalCommentLock({
  haveAllFinalized,
}: {
  haveAllFinalized: boolean;
}): LockReason | undefined {
  return haveAllFinalized ? undefined : 'team-not-finalized';
}

/**
 * Why the team may not write answers to the intro questions: they are what the report is written from, so they stay as
 * they are once it is locked. Nothing else locks words of the team, an inactive questionnaire neither.
 */
export function introLock(
  settings: Pick<QuestionnaireSettings, 'reportLocked'>,
): LockReason | undefined {
  return settings.reportLocked ? 'report-locked' : undefined;
}
