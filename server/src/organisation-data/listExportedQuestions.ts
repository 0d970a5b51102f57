import {
  additionalInputKey,
  findGivenValue,
  isAnswered,
  questionCommentKey,
  selectAnswersInForce,
  type AnswersInForce,
  type Language,
  type StoredAnswer,
} from '@cert/shared/domain';
import { formatAnswerLines } from '@cert/shared/i18n';
import { selectMarksInForce } from '../above-beyond/beyondMarks.ts';
import type { Edition, EditionQuestion } from '../editions/edition.ts';
import type {
  ExportedQuestion,
  ExportedQuestionnaire,
  ExportedRow,
} from './exportedQuestionnaire.ts';

/**
 * Lists all questions of an edition in order, with their answers in force if they have any. See
 * docs/product/questionnaire.md#export.
 */
export function listExportedQuestions({
  edition,
  language,
  tables,
}: {
  edition: Edition;
  language: Language;
  tables: Pick<
    ExportedQuestionnaire['tables'],
    'questionnaires' | 'responses' | 'above_beyond_marks'
  >;
}): ExportedQuestion[] {
  const responses = indexByKey(tables.responses);
  const inForce = selectAnswersInForce(
    { areas: edition.areas, isKeyOnly: tables.questionnaires[0]?.is_key_only === true },
    responses,
  );
  const marked = selectMarksInForce(edition, {
    marked: tables.above_beyond_marks.map((row) => row.question_id as number),
    answers: inForce,
  });
  return edition.categories.flatMap((category) =>
    category.areas.flatMap((area) =>
      area.questions.map((question) => ({
        id: question.id,
        category: category.title[language],
        area: area.title[language],
        question: question.title[language],
        kind: question.kind,
        importance: question.importance,
        beyondCategory: question.beyondCategory,
        shown: formatAnswerLines(inLanguage(question, language), inForce, language),
        answers: answersTo(question, { language, answers: inForce }),
        comment: responses[questionCommentKey(question.id)]?.content ?? null,
        isMarked: marked.has(question.id),
      })),
    ),
  );
}

type Responses = { readonly [formKey: string]: StoredAnswer & { content: string | null } };

function indexByKey(rows: readonly ExportedRow[]): Responses {
  return Object.fromEntries(
    rows.map(({ form_key, question_id, answer_id, value, content }) => [
      form_key,
      { questionId: question_id, answerId: answer_id, value, content },
    ]),
  ) as Responses;
}

/** Returns, in one language, the parts of a question that pages need to format its answer. */
function inLanguage({ id, kind, answers, rows }: EditionQuestion, language: Language) {
  const labels = Object.entries(rows ?? {}).map(([group, texts]) => [
    group,
    texts.map((text) => text[language]),
  ]);
  return {
    id,
    type: kind,
    answers: answers.map((answer) => ({
      id: answer.id,
      content: answer.content[language],
      unit: answer.unit?.[language] ?? null,
    })),
    rows: Object.fromEntries(labels) as { [group: string]: string[] },
  };
}

function answersTo(
  question: EditionQuestion,
  { language, answers }: { language: Language; answers: AnswersInForce },
): ExportedQuestion['answers'] {
  return question.answers.flatMap((answer) => {
    const value = findGivenValue({ questionId: question.id, answerId: answer.id }, answers);
    const beside = answers[additionalInputKey(answer.id)];
    const additional = beside && isAnswered(beside) ? beside.value : null;
    if (value === null && additional === null) return [];
    return {
      answer: answer.content[language],
      value,
      unit: answer.unit?.[language] ?? null,
      additional,
    };
  });
}
