import {
  additionalKey,
  answerKey,
  isNumericKind,
  numberBounds,
  questionKey,
  type AnswerValue,
  type NumberBounds,
  type NumericKind,
} from '@cert/shared/domain';
import { answerShapes } from '../../answers/findAnswerTarget.ts';
import type { EditionAnswer, EditionQuestion } from '../../editions/edition.ts';
import type { DemoAnswer } from './demoAnswer.ts';
import { makeTable } from './makeTable.ts';
import type { AnswerInput } from './answerInput.ts';
import { rangeAtLevel, type Range } from './rangeAtLevel.ts';

/** Key of the answer "none of these", which is never ticked together with others. */
const noneOfThese = 'none';

/** Typical range of the number that is entered in the extra input of a ticked answer, by kind. */
const usualBeside: Record<NumericKind, Range> = {
  number: [1, 40],
  percentage: [10, 95],
  currency: [200, 9000],
};

/** Generates the answer to a question, by form key; nothing for a number without a known range. */
export function makeAnswer(answerInput: AnswerInput): { [formKey: string]: DemoAnswer } {
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
    return record(questionKey(question.id), answerInput, { answer: chosen, value: true });
  }
  return Object.assign(
    {},
    ...tickedAt(level, question).map((answer, index) => ({
      ...record(answerKey(answer.id), answerInput, { answer, value: true }),
      ...(answer.hasAdditional &&
        record(additionalKey(answer.id), answerInput, {
          answer,
          value: makeAdditional(answerInput, (place + index * 0.37) % 1),
        })),
    })),
  ) as { [formKey: string]: DemoAnswer };
}

function record(
  formKey: string,
  { question: { id: questionId, areaId, kind: type } }: AnswerInput,
  { answer, value }: { answer: EditionAnswer; value: AnswerValue },
): { [formKey: string]: DemoAnswer } {
  return { [formKey]: { questionId, areaId, type, answerId: answer.id, value } };
}

/**
 * Selects the answers to tick: the higher the level, the more of the answers that raise the grade; if none of them, the
 * answer "none".
 */
function tickedAt(level: number, { answers }: EditionQuestion): readonly EditionAnswer[] {
  const worthy = answers.filter(({ key, mark }) => key !== noneOfThese && mark !== 0);
  const count = Math.round(level * worthy.length);
  if (count > 0) return worthy.slice(0, count);
  return answers.filter((answer) => !worthy.includes(answer)).slice(0, 1);
}

function makeAdditional({ question, phrases }: AnswerInput, place: number): AnswerValue {
  const shape = answerShapes[question.kind].additional;
  const phrase = phrases[Math.floor(place * phrases.length)] ?? '';
  if (shape === 'table') return { measure: phrase, target: `${roundedIn([20, 90], place)} %` };
  return shape === 'number' || shape === 'percentage' || shape === 'currency'
    ? roundedIn(usualBeside[shape], place)
    : phrase;
}

/** A number in the range, rounded as people round numbers. */
function roundedIn([least, most]: Range, place: number): number {
  const value = least + place * (most - least);
  const step = value > 1000 ? 100 : value > 100 ? 10 : 1;
  return Math.round(value / step) * step;
}

/**
 * Generates a number: for a scored question in the band that fits the level, for any other question in its typical
 * range.
 */
function makeNumber(
  { question: { scoring }, level, place, range }: AnswerInput,
  { most }: NumberBounds,
): number | undefined {
  if (scoring.kind === 'bands') {
    const [least, highest] = rangeAtLevel(scoring.bands, level, most);
    return Math.floor(least + place * (highest - least + 1));
  }
  if (!range) return undefined;
  const [worst, best] = range;
  return Math.round(worst + (0.7 * level + 0.3 * place) * (best - worst));
}
