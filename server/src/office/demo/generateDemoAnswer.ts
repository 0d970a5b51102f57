import {
  additionalInputKey,
  answerKey,
  isNumericKind,
  numberBounds,
  questionKey,
  type AnswerValue,
  type NumberBounds,
  type NumericKind,
  isTableKind,
  tables,
  type TableCell,
  type TableValue,
} from '@cert/shared/domain';
import type { ParsedInput } from '@cert/shared/contract';
import { answerShapes } from '../../answers/parseAnswer.ts';
import type { EditionAnswer, EditionQuestion } from '../../editions/edition.ts';
import type { DemoInputs } from '../../content/schema/demoWorld.ts';
import { findRangeAtLevel, type NumberRange } from './findRangeAtLevel.ts';

/** Typical range of the number that is entered in the extra input of a ticked answer, by kind. */
const typicalExtraValues: Record<NumericKind, NumberRange> = {
  number: [1, 40],
  percentage: [10, 95],
  currency: [200, 9000],
};

/** Generates the answer to a question, by form key; nothing for a number without a known range. */
export function generateDemoAnswer(answerInput: AnswerInput): { [formKey: string]: DemoAnswer } {
  const { question, level, place } = answerInput;
  const [first] = question.answers;
  if (!first) return {};
  const shape = answerShapes[question.kind].answer;
  if (shape === 'table')
    return record(answerKey(first.id), answerInput, {
      answer: first,
      value: makeTable(answerInput),
    });
  if (isNumericKind(question.kind)) {
    const value = makeNumber(answerInput, numberBounds[question.kind]);
    return value === undefined
      ? {}
      : record(answerKey(first.id), answerInput, { answer: first, value });
  }
  if (shape === 'choice') {
    const best = question.answers.toSorted((a, b) => (a.mark ?? 0) - (b.mark ?? 0));
    const chosen = best[Math.round(level * (best.length - 1))] ?? first;
    return {
      ...record(questionKey(question.id), answerInput, { answer: chosen, value: true }),
      ...makeAdditional(answerInput, { answer: chosen, place }),
    };
  }
  const ticked = tickedAt(level, question);
  const shares = sharesOf(ticked.length);
  return Object.assign(
    {},
    ...ticked.map((answer, index) => ({
      ...record(answerKey(answer.id), answerInput, { answer, value: true }),
      ...makeAdditional(answerInput, {
        answer,
        place: (place + index * 0.37) % 1,
        share: answerInput.isWhole ? shares[index] : undefined,
      }),
    })),
  ) as { [formKey: string]: DemoAnswer };
}

/** Splits 100 % into `count` whole percentages, the largest first. */
function sharesOf(count: number): number[] {
  const weights = Array.from({ length: count }, (_, index) => count - index);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((100 * weight) / total));
  const rest = 100 - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === 0 ? share + rest : share));
}

function record(
  formKey: string,
  { question: { id: questionId, areaId, kind: type } }: AnswerInput,
  { answer, value }: { answer: EditionAnswer; value: AnswerValue },
): { [formKey: string]: DemoAnswer } {
  return { [formKey]: { questionId, areaId, type, answerId: answer.id, value } };
}

/**
 * Selects the answers to tick: the higher the level, the more answers that raise the grade. If the level is too low for
 * any of them, selects the answer that excludes the others. Without such an answer, selects one that does not raise the
 * grade.
 */
function tickedAt(level: number, { answers }: EditionQuestion): readonly EditionAnswer[] {
  const gradeRaising = answers.filter(({ excludesOthers, mark }) => !excludesOthers && mark !== 0);
  const count = Math.round(level * gradeRaising.length);
  if (count > 0) return gradeRaising.slice(0, count);
  const others = answers.filter((answer) => !gradeRaising.includes(answer));
  return [others.find(({ excludesOthers }) => excludesOthers) ?? others[0]].filter(
    (answer) => answer !== undefined,
  );
}

/**
 * Generates the value of the extra input beside a chosen answer; nothing for an answer without such an input, or if
 * there is no text for it.
 */
function makeAdditional(
  answerInput: AnswerInput,
  { answer, place, share }: { answer: EditionAnswer; place: number; share?: number | undefined },
): { [formKey: string]: DemoAnswer } {
  const { question, inputs, range } = answerInput;
  if (!answer.hasAdditional) return {};
  const shape = answerShapes[question.kind].additional;
  const value =
    shape === 'number' || shape === 'percentage' || shape === 'currency'
      ? (share ?? roundedIn(range ?? typicalExtraValues[shape], place))
      : inputs[answer.key];
  return value === undefined
    ? {}
    : record(additionalInputKey(answer.id), answerInput, { answer, value });
}

/** Picks a number in the range, rounded as people round numbers. */
function roundedIn([min, max]: NumberRange, place: number): number {
  const value = min + place * (max - min);
  const step = value > 1000 ? 100 : value > 100 ? 10 : 1;
  return Math.round(value / step) * step;
}

/**
 * Generates a number: for a scored question in the band that fits the level, for any other question in its typical
 * range.
 */
function makeNumber(
  { question: { scoring }, level, place, range }: AnswerInput,
  { max }: NumberBounds,
): number | undefined {
  if (scoring.kind === 'bands') {
    const [min, highest] = findRangeAtLevel(scoring.bands, level, max);
    return Math.floor(min + place * (highest - min + 1));
  }
  if (!range) return undefined;
  const [worst, best] = range;
  return Math.round(worst + (0.7 * level + 0.3 * place) * (best - worst));
}

/** Parameters for generating the answer to a question. */
type AnswerInput = {
  question: EditionQuestion;
  /** Quality of the generated answer, from 0 (worst) to 1 (best). */
  level: number;
  /** Fraction from 0 to below 1: selects a number within its range. */
  place: number;
  /** Range of a number without scoring bands, or of the numbers beside ticked answers, from worst to best. */
  range: NumberRange | undefined;
  /** Texts for the question's inputs, in the organisation's language. */
  inputs: DemoInputs;
  /** Whether the percentages beside the ticked answers add up to 100. */
  isWhole: boolean;
};

/** An answer as the page would send it. */
export type DemoAnswer = Exclude<ParsedInput<'questionnaireAnswersSave'>['answers'][string], false>;

/**
 * Typical ranges of the values in the column `past` of the diversity table, by row: percentages, except for the age in
 * the fourth row.
 */
const diversity: readonly NumberRange[] = [
  [28, 62],
  [15, 48],
  [20, 55],
  [34, 46],
  [0, 4],
  [0, 1],
];

/**
 * Generates the cells of a table question: the first rows of each group; the higher the level, the more rows. A text
 * cell is filled if there is a text for it.
 */
function makeTable(answerInput: AnswerInput): TableValue {
  const { kind } = answerInput.question;
  if (!isTableKind(kind)) return {};
  if (kind === 'custom-diversity') return makeDiversity(answerInput);
  const filled = tables[kind].flatMap(({ rows }, groupIndex) => {
    const before = tables[kind].slice(0, groupIndex).flatMap((group) => group.rows).length;
    const count = Math.max(1, Math.round(answerInput.level * rows.length));
    return rows.slice(0, count).flatMap((cells, index) =>
      cells.flatMap((cell) => {
        const value = makeCell(answerInput, { cell, row: index + 1 + before });
        return value === undefined ? [] : [[cell.name, value] as const];
      }),
    );
  });
  return Object.fromEntries(filled) as TableValue;
}

/** Generates one cell. @param row number of the row in the table, from 1 */
function makeCell(
  answerInput: AnswerInput,
  { cell, row }: { cell: TableCell; row: number },
): string | number | undefined {
  if (cell.shape !== 'text') return shareOf(answerInput, row);
  const text = answerInput.inputs[cell.name];
  return typeof text === 'string' ? text : undefined;
}

function makeDiversity({ level, place }: AnswerInput): TableValue {
  const [{ rows } = { rows: [] }] = tables['custom-diversity'];
  const filled = rows.flatMap((cells, index) => {
    const [min, max] = diversity[index] ?? [0, 0];
    const past = Math.round(min + place * (max - min));
    const current = Math.min(max, past + Math.round(2 * level));
    return cells.map(({ name, column }) => [name, column === 'past' ? past : current]);
  });
  return Object.fromEntries(filled) as TableValue;
}

/**
 * Generates the percentage of employees whom a row reaches, as people estimate it: often everybody, else in steps of 5
 * %.
 */
function shareOf({ level, place }: AnswerInput, row: number): number {
  const draw = (place + row * 0.618_03) % 1;
  return draw > 1 - 0.6 * level ? 100 : 5 + 5 * Math.round(18 * draw);
}
