import type { SettingName } from '../domain/index.ts';
import type { ActName, HistoryEntry, ReadName } from './index.ts';

/**
 * Who may notice that a change was made: from the audit trail (history, latest changes, time of the last change) and
 * from the change tag.
 * - `organisation`: everybody on the questionnaire.
 * - `organisation-after-release`: the team at once; the client only while the report is released.
 * - `team`: the team.
 * - `author-until-reveal`: blind. Only its author, until everybody in the team has finalized; then the team.
 * - `author`: only its author, permanently. Such a change is not in the audit trail.
 * - `office`: nobody on the questionnaire.
 * - `nobody`: there is nothing to notice. The action is not in the audit trail.
 */
export type ChangeAudience =
  | 'organisation'
  | 'organisation-after-release'
  | 'team'
  | 'author-until-reveal'
  | 'author'
  | 'office'
  | 'nobody';

/**
 * How the history of a question or an area shows the changes of an action. These are the kinds of its entries, except:
 * - `answer` also makes entries of the kind `client-comment`.
 * - `unanimous-grade` makes entries for final grades without an author, because the team was unanimous.
 * - `finalization-reset` is in the history of every area. It also makes entries for the final grades that the reset
 *   removes.
 */
export type HistoryKind = Exclude<HistoryEntry['kind'], 'client-comment'> | 'unanimous-grade';

/** What a change does apart from its reply. How it runs (transaction and lock) is declared on the action itself. */
export type Effects = {
  /**
   * Who may notice the changes: one value for all changes of the action, or one for each subject in the audit trail.
   * Changes of a subject that is not named are for the office.
   */
  seenBy: ChangeAudience | { readonly [subject: string]: ChangeAudience };
  /** Who may know the time of the change, if fewer people may know it than may notice the change. */
  timeSeenBy?: 'team';
  /** How the history shows the change. If this is missing, no history shows it. */
  history?: HistoryKind;
  /** Whether the change can affect what the questionnaire contributes to comparisons. */
  movesComparisons?: true;
  /**
   * The reads that a page reads again at once after the call. Other pages notice the change by the change tag, within
   * 15 seconds.
   */
  stale: readonly ReadName[];
  /** Further reads that only a page of a certifier reads again. */
  staleForCertifier?: readonly ReadName[];
};

/** For an action that changes only an account, a session or the server's own records. */
const ofNoQuestionnaire = { seenBy: 'nobody', stale: [] } as const satisfies Effects;

const ofSettings = {
  inactive: 'organisation',
  locked: 'organisation',
  gradingLocked: 'team',
  reportLocked: 'team',
} as const satisfies Record<SettingName, ChangeAudience>;

const ofDocuments = {
  seenBy: 'organisation',
  history: 'document',
  stale: [
    'areaCategory',
    'areaCategoryList',
    'aboveBeyond',
    'documentList',
    'questions',
    'questionnaireMissing',
    'savedQuestions',
  ],
} as const satisfies Effects;

// The page of saved questions is not read again: the question's card would disappear, and the user could not undo the
// change.
const ofBookmarks = { seenBy: 'author', stale: ['areaCategory'] } as const satisfies Effects;

const ofSecondFactor = {
  seenBy: 'office',
  stale: ['secondFactorRead', 'sessionList'],
} as const satisfies Effects;

const ofFinalComments = {
  seenBy: 'team',
  history: 'final-comment',
  stale: ['areaCategory', 'reconciliation'],
} as const satisfies Effects;

const readsOfPhase = [
  'info',
  'areaCategoryList',
  'areaCategory',
  'questionnaireOverview',
] as const satisfies readonly ReadName[];

/**
 * What each action that changes something does. This is the only place that declares it. These parts use the
 * declarations: the classification of the audit trail in the database (`server/src/audit/auditVisibility.ts`), the rule
 * that decides which part of the trail a person may see, the history, and the reads that a page repeats. The code does
 * not compile if an action is missing here. A name in the trail that is not declared here is visible to the office
 * only. See docs/decisions/0064-an-action-declares-its-effects.md.
 */
export const effects = {
  userLogin: ofNoQuestionnaire,
  userLogout: ofNoQuestionnaire,
  sessionEnd: { seenBy: 'nobody', stale: ['sessionList'] },
  sessionEndOthers: { seenBy: 'nobody', stale: ['sessionList'] },
  mailChoiceSet: { seenBy: 'nobody', stale: ['mailChoiceList'] },
  mailLanguageSet: { seenBy: 'nobody', stale: ['mailChoiceList'] },
  nameSave: { seenBy: 'office', stale: [] },
  passwordSave: { seenBy: 'office', stale: ['sessionList'] },
  authenticatorStart: ofNoQuestionnaire,
  authenticatorConfirm: ofSecondFactor,
  authenticatorRemove: ofSecondFactor,
  recoveryCodesMake: ofSecondFactor,
  passkeyRequest: ofNoQuestionnaire,
  passkeyStart: ofNoQuestionnaire,
  passkeyAdd: ofSecondFactor,
  passkeyRemove: ofSecondFactor,
  passkeyLogin: ofNoQuestionnaire,
  colleagueInvite: { seenBy: 'office', stale: ['colleagueList'] },
  colleagueRemove: { seenBy: 'office', stale: ['colleagueList'] },
  emailChangeStart: { seenBy: 'nobody', stale: ['emailChangeRead'] },
  emailChangeCancel: { seenBy: 'nobody', stale: ['emailChangeRead'] },
  emailChangeLinkRead: ofNoQuestionnaire,
  emailChangeConfirm: { seenBy: 'office', stale: [] },
  passwordLinkSend: ofNoQuestionnaire,
  passwordLinkRead: ofNoQuestionnaire,
  passwordChoose: { seenBy: 'office', stale: [] },
  moduleFailed: ofNoQuestionnaire,
  modulesLoaded: ofNoQuestionnaire,

  infoSave: { seenBy: 'organisation', movesComparisons: true, stale: ['info'] },
  // A grade refers to the answers that the certifier has read last. So a certifier also reads the category again;
  // otherwise the certifier's own change of an answer would count as an unseen change.
  questionnaireAnswersSave: {
    seenBy: 'organisation',
    history: 'answer',
    movesComparisons: true,
    stale: ['areaCategoryList'],
    staleForCertifier: ['areaCategory'],
  },
  questionnaireDocumentSubmit: ofDocuments,
  questionnaireDocumentRename: ofDocuments,
  questionnaireDocumentDelete: ofDocuments,
  questionnaireSubmit: {
    seenBy: 'organisation',
    stale: ['info', 'areaCategory', 'savedQuestions', 'documentList', 'questionnaireOverview'],
  },
  questionSavedAdd: ofBookmarks,
  questionSavedRemove: ofBookmarks,
  questionnaireSavedAdd: ofBookmarks,
  questionnaireSavedRemove: ofBookmarks,

  certifierAreaGradeSet: {
    seenBy: 'author-until-reveal',
    history: 'own-grade',
    stale: ['areaCategory', 'areaCategoryList'],
  },
  certifierAreaCommentSet: {
    seenBy: 'author-until-reveal',
    history: 'own-comment',
    stale: ['areaCategory'],
  },
  certifierFinalizeGrades: {
    seenBy: 'organisation-after-release',
    history: 'unanimous-grade',
    movesComparisons: true,
    stale: readsOfPhase,
  },
  certifierFinalizationReset: {
    seenBy: 'organisation-after-release',
    history: 'finalization-reset',
    movesComparisons: true,
    stale: readsOfPhase,
  },
  // The last missing final grade decides the certificate. The reply of `info` contains the result, so it is read again.
  certifierAreaFinalGradeSet: {
    seenBy: 'organisation-after-release',
    history: 'final-grade',
    movesComparisons: true,
    stale: ['areaCategory', 'areaCategoryList', 'info', 'reconciliation'],
  },
  certifierAreaFinalCommentSet: ofFinalComments,
  certifierAreaCommentFinalSet: ofFinalComments,
  certifierAreaQuestionCommentSet: {
    seenBy: 'team',
    history: 'note',
    stale: ['areaCategory', 'aboveBeyond'],
  },
  certifierAreaQuestionCommentList: { seenBy: 'nobody', stale: [] },
  aboveBeyondUpdate: {
    seenBy: 'organisation-after-release',
    history: 'beyond-mark',
    stale: ['areaCategory', 'aboveBeyond', 'aboveBeyondStats', 'areaCategoryList'],
  },
  infoAdditionalSave: { seenBy: 'team', stale: ['infoAdditional'] },

  questionnaireSettingUpdate: { seenBy: ofSettings, stale: readsOfPhase },
  questionnaireDatesSet: {
    seenBy: 'organisation',
    stale: ['info', 'questionnaireOverview', 'deskPage'],
  },

  reportContentSaveItems: {
    seenBy: 'organisation-after-release',
    timeSeenBy: 'team',
    stale: ['report', 'reportFieldLanguages', 'reportFieldHistory', 'reportWriting'],
  },
  // `stale` is empty because the reply itself says who is writing. `seenBy` is `nobody` because what a page reports
  // expires after some seconds.
  reportEditing: { seenBy: 'nobody', stale: [] },
  reportReleaseSet: {
    seenBy: 'organisation',
    stale: ['info', 'reportReleaseHistory', 'questionnaireOverview', 'deskPage'],
  },
  certificateBadgeSet: { seenBy: 'organisation', stale: ['questionnaireOverview'] },
} as const satisfies { readonly [Name in ActName]: Effects };
