import { parseFormKey, type QuestionKind, type NumericKind } from '@cert/shared/domain';
import type { Edition, EditionQuestion } from '../editions/edition.ts';

/** What a form key refers to in an edition. */
export type AnswerTarget = {
  key: string;
  areaId: number;
  /** Question of the form key; undefined for a comment on an area. */
  question: EditionQuestion | undefined;
  /** Id of the answer, taken from the key; null for a choice, whose value holds the id, and for comments. */
  answerId: number | null;
} & ({ type: QuestionKind; shape: AnswerShape } | { type: 'comment'; shape: 'comment' });

/** Finds the target of a form key; undefined if the edition has no such key. */
export function findAnswerTarget(edition: Edition, key: string): AnswerTarget | undefined {
  const parsed = parseFormKey(key);
  if (!parsed) return undefined;
  const { kind, id } = parsed;
  switch (kind) {
    case 'areaComment':
      return edition.areas.has(id)
        ? { ...comment, key, areaId: id, question: undefined }
        : undefined;
    case 'questionComment': {
      const question = edition.questions.get(id);
      return question && { ...comment, key, areaId: question.areaId, question };
    }
    case 'question': {
      const question = edition.questions.get(id);
      return question && answerShapes[question.kind].answer === 'choice'
        ? targetIn(question, { key, answerId: null, shape: 'choice' })
        : undefined;
    }
    case 'answer':
    case 'additional': {
      const answer = edition.answers.get(id);
      const question = answer && edition.questions.get(answer.questionId);
      if (!question || (kind === 'additional' && !answer.hasAdditional)) return undefined;
      const shapes = answerShapes[question.kind];
      const shape = kind === 'additional' ? shapes.additional : shapes.answer;
      return shape === 'choice' ? undefined : targetIn(question, { key, answerId: id, shape });
    }
  }
}

const comment = { answerId: null, type: 'comment', shape: 'comment' } as const;

function targetIn(
  question: EditionQuestion,
  place: { key: string; answerId: number | null; shape: AnswerShape },
): AnswerTarget {
  return { ...place, areaId: question.areaId, question, type: question.kind };
}

/** The type of value that a form key takes: a choice (the chosen answer), a tick, a number, a table, or a text. */
export type AnswerShape = 'choice' | 'tick' | NumericKind | 'table' | 'text';

/**
 * The value types per kind of question: `answer` under `answer_{id}` (`question_{id}` for a choice); `additional` under
 * `answer_additional_{id}` of answers with an extra input. See docs/product/questionnaire.md#question-kinds.
 */
export const answerShapes: Record<QuestionKind, { answer: AnswerShape; additional: AnswerShape }> =
  {
    'single-choice': { answer: 'choice', additional: 'text' },
    'multi-choice': { answer: 'tick', additional: 'text' },
    'multi-choice-input': { answer: 'tick', additional: 'text' },
    'multi-choice-percentage': { answer: 'tick', additional: 'percentage' },
    'multi-choice-number': { answer: 'tick', additional: 'number' },
    'multi-choice-currency': { answer: 'tick', additional: 'currency' },
    'multi-choice-targets': { answer: 'tick', additional: 'table' },
    number: { answer: 'number', additional: 'text' },
    percentage: { answer: 'percentage', additional: 'text' },
    currency: { answer: 'currency', additional: 'text' },
    'custom-commlist': { answer: 'table', additional: 'text' },
    'custom-benefits': { answer: 'table', additional: 'text' },
    'custom-diversity': { answer: 'table', additional: 'text' },
    'custom-targets': { answer: 'table', additional: 'text' },
  };
