import { listMissingParts, type MissingPart } from '../answers/completeness.ts';
import type { StoredAnswers } from '../answers/storedAnswers.ts';

type GapQuestion = Parameters<typeof listMissingParts>[0];

/** A question with the parts that are missing. */
export type Gap<Question> = { question: Question; parts: readonly MissingPart[] };

/** The kinds of missing things, each with its part of a question. */
const partOfKind = { answers: 'answer', documents: 'document', comments: 'comment' } as const;
export type LeftKind = keyof typeof partOfKind;

/** How many things of each kind are missing, and the first question that lacks one; null if none. */
export type LeftOver<Question> = Record<LeftKind, { count: number; first: Question | null }>;

/** Lists the questions that lack something, in their order. See docs/product/overview.md#what-is-left. */
export function listGaps<Question extends GapQuestion>(
  questions: readonly Question[],
  { stored, hasDocument }: { stored: StoredAnswers; hasDocument: (questionId: number) => boolean },
): Gap<Question>[] {
  return questions.flatMap((question) => {
    const parts = listMissingParts(question, { stored, hasDocument: hasDocument(question.id) });
    return parts.length > 0 ? [{ question, parts }] : [];
  });
}

/** Counts what is missing by kind. See docs/product/overview.md#what-is-left. */
export function countLeft<Question>(gaps: readonly Gap<Question>[]): LeftOver<Question> {
  const ofKind = (kind: LeftKind) => {
    const lacking = gaps.filter(({ parts }) => parts.includes(partOfKind[kind]));
    return { count: lacking.length, first: lacking[0]?.question ?? null };
  };
  return {
    answers: ofKind('answers'),
    documents: ofKind('documents'),
    comments: ofKind('comments'),
  };
}

/** The number of missing things of all kinds. */
export function sumLeft(gaps: readonly Gap<unknown>[]): number {
  return gaps.reduce((sum, { parts }) => sum + parts.length, 0);
}

/**
 * The question where the reader should go on: the first gap after their own last answer, else the first one; undefined
 * without gaps. See docs/product/overview.md#what-is-left.
 * @param order the questions that count, in the order of the questionnaire
 * @param lastAnsweredId the question that the reader answered last
 */
export function findNextGap<Question extends { id: number }>(
  gaps: readonly Gap<Question>[],
  {
    order,
    lastAnsweredId,
  }: { order: readonly { id: number }[]; lastAnsweredId: number | undefined },
): Question | undefined {
  const last = order.findIndex(({ id }) => id === lastAnsweredId);
  const later = new Set(order.slice(last + 1).map(({ id }) => id));
  const next = gaps.find(({ question }) => later.has(question.id)) ?? gaps[0];
  return next?.question;
}
