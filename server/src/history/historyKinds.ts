import type { ActionName, HistoryEntry } from '@cert/shared/contract';

export type HistoryKind = HistoryEntry['kind'];

/** The kind of history entry by the action that made the change; other actions do not appear in histories. */
export const historyKinds: { readonly [Name in ActionName]?: HistoryKind } = {
  questionnaireAnswersSave: 'answer',
  questionnaireDocumentSubmit: 'document',
  questionnaireDocumentRename: 'document',
  questionnaireDocumentDelete: 'document',
  certifierAreaQuestionCommentSet: 'note',
  aboveBeyondUpdate: 'beyond-mark',
  certifierAreaGradeSet: 'own-grade',
  certifierAreaFinalGradeSet: 'final-grade',
  // Final grades set because the team was unanimous, and those removed when a finalization is reset.
  certifierFinalizeGrades: 'final-grade',
  certifierFinalizationReset: 'final-grade',
  certifierAreaCommentSet: 'own-comment',
  certifierAreaFinalCommentSet: 'final-comment',
  certifierAreaCommentFinalSet: 'final-comment',
};
