import type { UseCase } from '../useCase.ts';
import { presentComment } from './commentRows.ts';
import { requireQuestion } from '../editions/edition.ts';

/**
 * Lists the team's notes on a question, oldest first: those of this questionnaire and of the organisation's earlier
 * ones, whose questions are found by key. Unlike grades and area comments, notes are never blind: they are written for
 * the team.
 * @throws Refusal invalid-input if the question is not in this edition
 */
export const listQuestionNotes: UseCase<'certifierAreaQuestionCommentList'> = async (
  { questionId },
  { db, account, questionnaire, edition },
) => {
  requireQuestion(edition, questionId);
  const rows = await db
    .selectFrom('comments as c')
    .innerJoin('questions as q', 'q.id', 'c.question_id')
    .innerJoin('questions as asked', 'asked.key', 'q.key')
    .innerJoin('questionnaires as n', 'n.id', 'c.questionnaire_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.id', 'c.content', 'c.questionnaire_id', 'c.account_id', 'c.created_at', 'a.name'])
    .where('c.kind', '=', 'question')
    .where('asked.id', '=', questionId)
    .where('n.organisation_id', '=', questionnaire.organisationId)
    .where((is) =>
      is.or([is('n.id', '=', questionnaire.id), is('n.year', '<', questionnaire.year)]),
    )
    .orderBy('n.year')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();
  const reader = { accountId: account.id, questionnaireId: questionnaire.id };
  return rows.map((row) => presentComment(row, reader));
};
