import {
  answerKey,
  isNumericKind,
  numberBounds,
  questionKey,
  type NumberBounds,
} from '@cert/shared/domain';
import type { EditionAnswer, EditionQuestion } from '../../questionnaires/edition.ts';
import type { DemoAnswer } from './demoAnswer.ts';
import { rangeAtLevel, type Range } from './rangeAtLevel.ts';

/** What an organisation of some level would answer. `range`: what is usual for a number without scoring bands. */
type Making = {
  question: EditionQuestion;
  /** 0 worst to 1 best. */
  level: number;
  /** Where in its range a number lies, 0 or more and below 1. */
  place: number;
  range: Range | undefined;
};

/** One question's answer by form key; nothing where no number is known to be usual, and for tables. */
export function makeAnswer(making: Making): { [formKey: string]: DemoAnswer } {
  const { question, level } = making;
  const [first] = question.answers;
  if (!first || question.kind.startsWith('custom-')) return {};
  const ids = { questionId: question.id, areaId: question.areaId, type: question.kind };
  if (isNumericKind(question.kind)) {
    const value = makeNumber(making, numberBounds[question.kind]);
    if (value === undefined) return {};
    return { [answerKey(first.id)]: { ...ids, answerId: first.id, value } };
  }
  const best = question.answers.toSorted((a, b) => (a.mark ?? 0) - (b.mark ?? 0));
  if (question.kind === 'single-choice') {
    const chosen = best[Math.round(level * (best.length - 1))] ?? first;
    return { [questionKey(question.id)]: { ...ids, answerId: chosen.id, value: true } };
  }
  return Object.fromEntries(
    tickedAt(level, question.answers).map((answer) => [
      answerKey(answer.id),
      { ...ids, answerId: answer.id, value: true },
    ]),
  );
}

function tickedAt(level: number, answers: readonly EditionAnswer[]): readonly EditionAnswer[] {
  return answers.slice(0, Math.max(1, Math.round(level * answers.length)));
}

/** A scored number lies in a band that fits the level, any other in its usual range. */
function makeNumber(
  { question: { scoring }, level, place, range }: Making,
  { most }: NumberBounds,
): number | undefined {
  const [least, highest] =
    scoring.kind === 'bands' ? rangeAtLevel(scoring.bands, level, most) : (range ?? []);
  if (least === undefined || highest === undefined) return undefined;
  return Math.floor(least + place * (highest - least + 1));
}
