import type { Question } from '@cert/shared/contract';
import { tables, type QuestionKind } from '@cert/shared/domain';
import { anAnswer, aQuestion } from '../../shared/src/testing/aQuestion.ts';

/** Number of questions per kind: 150 questions with about 1,000 inputs, among them three tables of 44 rows. */
const shares: [kind: QuestionKind, questions: number, answers: number][] = [
  ['single-choice', 60, 4],
  ['multi-choice', 40, 6],
  ['multi-choice-input', 20, 4],
  ['multi-choice-percentage', 10, 5],
  ['number', 9, 1],
  ['percentage', 5, 1],
  ['currency', 3, 1],
  ['custom-benefits', 3, 1],
];

/** Number of rows of a benefits table, each with a percentage and a text, as in the question `benefits-offered`. */
export const benefitsTableRowCount = 44;

/** Returns the questions that every page shows, of mixed kinds as in real content. */
export function createBenchQuestions(): Question[] {
  const all = shares.flatMap(([kind, count, answers]) =>
    Array.from({ length: count }, (_, turn) => ({ kind, answers, place: (turn + 0.5) / count })),
  );
  return all
    .toSorted((one, other) => one.place - other.place)
    .map(({ kind, answers }, at) => question(kind, at + 1, answers));
}

/** Whether each answer option of this kind of question has a further input. */
export function hasInputPerOption(kind: QuestionKind): boolean {
  return kind === 'multi-choice-input' || kind === 'multi-choice-percentage';
}

function question(type: QuestionKind, id: number, answers: number): Question {
  return aQuestion({
    id,
    index: id,
    title: `How does your organisation make sure that practice ${id} reaches every employee?`,
    type,
    answers: Array.from({ length: answers }, (_, index) =>
      anAnswer({
        id: id * 10 + index,
        content: `By way ${index + 1} of those that were agreed for practice ${id}`,
        skipAdditional: hasInputPerOption(type) ? 0 : 1,
      }),
    ),
    rows: type === 'custom-benefits' ? rowsOfBenefits() : null,
  });
}

function rowsOfBenefits(): Question['rows'] {
  const groups = tables['custom-benefits'].map(({ key, rows }) => [
    key,
    rows.map((_row, index) => `Benefit ${index + 1} (${key})`),
  ]);
  return Object.fromEntries(groups) as Question['rows'];
}
