import type { NumericKind, QuestionKind } from '@cert/shared/domain';

/** The type of value that a form key takes: a choice (the chosen answer), a tick, a number, a table, or a text. */
export type AnswerShape = 'choice' | 'tick' | NumericKind | 'table' | 'text';

/**
 * The value types per kind of question: `answer` under `answer_{id}` (`question_{id}` for a choice); `additional` under
 * `answer_additional_{id}` of answers with an extra input.
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
