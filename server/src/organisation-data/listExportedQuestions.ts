import {
  additionalKey,
  answerKey,
  isAnswered,
  questionCommentKey,
  questionKey,
  type AnswerValue,
  type Language,
} from '@cert/shared/domain';
import type { Edition, EditionQuestion } from '../editions/edition.ts';
import type { ExportedQuestion, ExportedQuestionnaire } from './exportedQuestionnaire.ts';

/** Lists all questions of an edition in order, with their answers if they have any. */
export function listExportedQuestions({
  edition,
  language,
  tables,
}: {
  edition: Edition;
  language: Language;
  tables: Pick<ExportedQuestionnaire['tables'], 'responses' | 'above_beyond_marks'>;
}): ExportedQuestion[] {
  const responses = new Map(tables.responses.map((row) => [row.form_key, row]));
  const marked = new Set(tables.above_beyond_marks.map((row) => row.question_id));
  const valueUnder = (key: string): AnswerValue | null => {
    const value = (responses.get(key)?.value ?? null) as AnswerValue | null;
    return isAnswered({ questionId: null, answerId: null, value }) ? value : null;
  };
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
        answers: answersTo(question, { language, valueUnder }),
        comment: (responses.get(questionCommentKey(question.id))?.content ?? null) as string | null,
        isMarked: marked.has(question.id),
      })),
    ),
  );
}

function answersTo(
  question: EditionQuestion,
  { language, valueUnder }: { language: Language; valueUnder: (key: string) => AnswerValue | null },
): ExportedQuestion['answers'] {
  const chosenId = valueUnder(questionKey(question.id));
  return question.answers.flatMap((answer) => {
    const value = answer.id === chosenId ? true : valueUnder(answerKey(answer.id));
    const additional = valueUnder(additionalKey(answer.id));
    if (value === null && additional === null) return [];
    return {
      answer: answer.content[language],
      value: value ?? false,
      unit: answer.unit?.[language] ?? null,
      additional,
    };
  });
}
