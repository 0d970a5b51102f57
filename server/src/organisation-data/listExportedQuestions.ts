import {
  additionalKey,
  answerKey,
  isAnswered,
  questionCommentKey,
  questionKey,
  selectAnswersInForce,
  type AnswerValue,
  type Language,
  type StoredAnswers,
} from '@cert/shared/domain';
import { selectMarksInForce } from '../above-beyond/beyondMarks.ts';
import type { Edition, EditionQuestion } from '../editions/edition.ts';
import type { ExportedQuestion, ExportedQuestionnaire } from './exportedQuestionnaire.ts';

/** Lists all questions of an edition in order, with their answers in force if they have any. */
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
  const responses = new Map(tables.responses.map((row) => [row.form_key, row]));
  const inForce = selectAnswersInForce(
    { areas: edition.areas, isKeyOnly: tables.questionnaires[0]?.is_key_only === true },
    Object.fromEntries(
      tables.responses.map((row) => [
        row.form_key,
        { questionId: row.question_id, answerId: row.answer_id, value: row.value },
      ]),
    ) as StoredAnswers,
  );
  const marked = selectMarksInForce(edition, {
    marked: tables.above_beyond_marks.map((row) => row.question_id as number),
    answers: inForce,
  });
  const valueUnder = (key: string): AnswerValue | null => {
    const value = inForce[key]?.value ?? null;
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
