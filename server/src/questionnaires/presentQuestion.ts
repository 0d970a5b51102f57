import { gradeQuestion, isDisabled, type StoredAnswers } from '@cert/shared/domain';
import type { CertifierComment, Question } from '@cert/shared/contract';
import { asFlag } from './asFlag.ts';
import type { EditionQuestion } from './edition.ts';
import type { Localize } from './createLocalize.ts';

/**
 * A question in the format of the API. Grade, criteria, notes and marks of answers are for the team only.
 * @param forTeam undefined for a client
 * @param saved ids of the reader's bookmarked questions; undefined for the team
 */
export function presentQuestion({
  question,
  stored,
  localize,
  forTeam,
  saved,
}: {
  question: EditionQuestion;
  stored: StoredAnswers;
  localize: Localize;
  forTeam:
    | {
        /** Whether the team has marked the question as Above and Beyond. */
        isMarked: boolean;
        /** The team's notes on the question. */
        comments: CertifierComment[];
      }
    | undefined;
  saved: ReadonlySet<number> | undefined;
}): Question {
  return {
    id: question.id,
    index: question.index,
    title: localize(question.title),
    info: localize(question.info),
    intro: localize(question.intro),
    notice: localize(question.notice),
    type: question.kind,
    answers: question.answers.map((answer) => ({
      id: answer.id,
      content: localize(answer.content),
      // The API has the inverse flag: 0 means that the extra input is shown.
      skipAdditional: asFlag(!answer.hasAdditional),
      unit: localize(answer.unit),
      ...(forTeam && { mark: answer.mark }),
    })),
    rows: question.rows && rowLabels(question.rows, localize),
    important: question.importance,
    advanced: asFlag(question.beyondCategory !== null),
    advancedCategory: question.beyondCategory,
    disabled: asFlag(isDisabled(question, stored)),
    disabledOnQuestionId: question.disabledOn?.questionId ?? null,
    disabledOnAnswerId: question.disabledOn?.answerId ?? null,
    locked: asFlag(question.isLocked),
    commentsRequired: asFlag(question.isCommentRequired),
    commentInfo: localize(question.commentInfo),
    documentsRequired: asFlag(question.isDocumentRequired),
    ...(saved && { saved: asFlag(saved.has(question.id)) }),
    ...(forTeam && {
      grade: gradeQuestion(question, stored, forTeam.isMarked),
      criteria: localize(question.criteria),
      certifierNotes: localize(question.certifierNotes),
      certifierComments: forTeam.comments,
    }),
  };
}

function rowLabels(
  rows: NonNullable<EditionQuestion['rows']>,
  localize: Localize,
): NonNullable<Question['rows']> {
  return Object.fromEntries(
    Object.entries(rows).map(([group, labels]) => [group, labels.map((label) => localize(label))]),
  );
}
