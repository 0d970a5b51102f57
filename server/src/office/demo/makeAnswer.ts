import {
  answerKey,
  isNumericKind,
  numberBounds,
  questionKey,
  type NumberBounds,
} from '@cert/shared/domain';
import type { EditionAnswer, EditionQuestion } from '../../questionnaires/edition.ts';
import type { DemoAnswer } from './demoAnswer.ts';

/** What an organisation of some level would answer. `range`: what is usual for a number without scoring bands. */
type Making = {
  question: EditionQuestion;
  /** 0 worst to 1 best. */
  level: number;
  /** Where in its range a number lies, 0 or more and below 1. */
  place: number;
  range: readonly [least: number, most: number] | undefined;
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

/** A scored number falls into the band whose grade is nearest to the level; any other into its usual range. */
function makeNumber(
  { question: { scoring }, level, place, range }: Making,
  bounds: NumberBounds,
): number | undefined {
  if (scoring.kind !== 'bands') return range && between(range, place);
  const wanted = 3 * level;
  const { bands } = scoring;
  const distance = (index: number) => Math.abs(bands[index]!.gives - wanted);
  const nearest = bands.reduce(
    (found, _band, index) => (distance(index) < distance(found) ? index : found),
    0,
  );
  const { from } = bands[nearest]!;
  // The last band is open: half as much again is still a plausible figure.
  const end = bands[nearest + 1]?.from ?? Math.min(bounds.most + 1, Math.ceil(from * 1.5) + 1);
  // A first band such as "0 to 35 days" means that less is better; its lower half would not be believed.
  const start = nearest === 0 && bands[0]!.gives > bands[1]!.gives ? Math.ceil(end / 2) : from;
  return between([start, end - 1], place);
}

function between([least, most]: readonly [number, number], place: number): number {
  return Math.floor(least + place * (Math.max(least, most) - least + 1));
}
