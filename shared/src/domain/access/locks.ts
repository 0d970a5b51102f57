import { isInTeam, type Role } from './roles.ts';

/**
 * The four settings of a questionnaire; each field has the name under which it is stored. See
 * docs/product/answering.md#options.
 */
export type QuestionnaireSettings = {
  inactive: boolean;
  locked: boolean;
  gradingLocked: boolean;
  reportLocked: boolean;
};

/** Why something cannot be changed now; each reason has a message in every language. */
export type LockReason =
  | 'questionnaire-inactive'
  | 'questionnaire-locked'
  | 'question-locked'
  | 'question-disabled'
  /** Another answer of the question is ticked, and the two answers exclude each other. */
  | 'answer-excluded'
  | 'grading-locked'
  | 'report-locked'
  | 'grades-finalized'
  | 'team-not-finalized'
  | 'not-key-area';

/**
 * Why a person may not change the organisation information; undefined when it may be changed. See
 * docs/product/answering.md#organisation-information.
 */
export function infoLockReason({
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
 * Why a person may not change an answer of this question; undefined when it may be changed. See
 * docs/product/answering.md#who-can-answer.
 */
export function answerLockReason({
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
  const lock = infoLockReason({ role, settings });
  if (lock) return lock;
  if (isQuestionLocked) return 'question-locked';
  if (isQuestionDisabled) return 'question-disabled';
  return undefined;
}

/**
 * Why a certifier may not set his or her own grade of an area; undefined when it may be set. See
 * docs/product/grading.md#own-grades.
 */
export function ownGradeLockReason({
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
 * Why the team may not finalize, reset a finalization or mark Above and Beyond; undefined when it may. Own and final
 * grades have further rules. See docs/product/answering.md#options.
 */
export function gradingLockReason(
  settings: Pick<QuestionnaireSettings, 'gradingLocked'>,
): LockReason | undefined {
  return settings.gradingLocked ? 'grading-locked' : undefined;
}

/**
 * Why the main certifier may not set an area's final grade; undefined when it may be set. See
 * docs/product/grading.md#final-grades.
 */
export function finalGradeLockReason({
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
 * Why the main certifier may not write an area's final comment; undefined when it may be written. Like the final grade,
 * the comment is possible only after the whole team has finalized, because an earlier comment would reveal one member's
 * opinion to the other members. See docs/product/grading.md#area-comments-of-the-team.
 */
export function finalCommentLockReason({
  haveAllFinalized,
}: {
  haveAllFinalized: boolean;
}): LockReason | undefined {
  return haveAllFinalized ? undefined : 'team-not-finalized';
}

/**
 * Why the team may not write answers to the intro questions; undefined when it may. See
 * docs/product/organisation.md#intro-questions.
 */
export function introLockReason(
  settings: Pick<QuestionnaireSettings, 'reportLocked'>,
): LockReason | undefined {
  return settings.reportLocked ? 'report-locked' : undefined;
}

/**
 * Why the main certifier may not withdraw the release of the report; undefined when it may be withdrawn. See
 * docs/product/report.md#release.
 */
export function releaseWithdrawalLockReason(
  settings: Pick<QuestionnaireSettings, 'reportLocked'>,
): LockReason | undefined {
  return settings.reportLocked ? 'report-locked' : undefined;
}

/**
 * Why a person may not add or delete a document; undefined when it is allowed. See
 * docs/product/documents.md#where-they-belong.
 * @param question undefined for a document of the area itself
 */
export function documentLockReason({
  role,
  settings,
  areaCounts,
  question,
}: {
  role: Role;
  settings: Pick<QuestionnaireSettings, 'inactive' | 'locked'>;
  areaCounts: boolean;
  question: { isLocked: boolean; isDisabled: boolean } | undefined;
}): LockReason | undefined {
  return answerLockReason({
    role,
    settings,
    areaCounts,
    isQuestionLocked: question?.isLocked ?? false,
    isQuestionDisabled: question?.isDisabled ?? false,
  });
}
