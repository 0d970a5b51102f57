import {
  additionalKey,
  findGivenValue,
  isAnswered,
  questionCommentKey,
  type Language,
  type StoredAnswer,
} from '@cert/shared/domain';
import { formatAnswerLines } from '@cert/shared/i18n';
import type { Edition, EditionQuestion } from '../editions/edition.ts';
import type {
  ExportedQuestion,
  ExportedQuestionnaire,
  ExportedRow,
} from './exportedQuestionnaire.ts';

/**
 * Lists all questions of an edition in order, with their answers if they have any. See
 * docs/product/questionnaire.md#export.
 */
export function listExportedQuestions({
  edition,
  language,
  tables,
}: {
  edition: Edition;
  language: Language;
  tables: Pick<ExportedQuestionnaire['tables'], 'responses' | 'above_beyond_marks'>;
}): ExportedQuestion[] {
  const responses = indexByKey(tables.responses);
  const marked = new Set(tables.above_beyond_marks.map((row) => row.question_id));
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
        shown: formatAnswerLines(inLanguage(question, language), responses, language),
        answers: answersTo(question, { language, responses }),
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

/** The parts of a question that pages format an answer with. */
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
  { language, responses }: { language: Language; responses: Responses },
): ExportedQuestion['answers'] {
  return question.answers.flatMap((answer) => {
    const value = findGivenValue({ questionId: question.id, answerId: answer.id }, responses);
    const beside = responses[additionalKey(answer.id)];
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
