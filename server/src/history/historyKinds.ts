import type { ActionName, HistoryEntry } from '@cert/shared/contract';

export type HistoryKind = HistoryEntry['kind'];

/** What a change is about, by the action that made it; those of other actions have no place in a history. */
export const historyKinds: { readonly [Name in ActionName]?: HistoryKind } = {
  questionnaireAnswersSave: 'answer',
  questionnaireDocumentSubmit: 'document',
  questionnaireDocumentRename: 'document',
  questionnaireDocumentDelete: 'document',
  certifierAreaQuestionCommentSet: 'note',
  aboveBeyondUpdate: 'beyond-mark',
  certifierAreaGradeSet: 'own-grade',
  certifierAreaFinalGradeSet: 'final-grade',
  // Final grades that follow from agreement, and those that go with it.
  certifierFinalizeGrades: 'final-grade',
  certifierFinalizationReset: 'final-grade',
  certifierAreaCommentSet: 'own-comment',
  certifierAreaFinalCommentSet: 'final-comment',
  certifierAreaCommentFinalSet: 'final-comment',
};
