import type { AnswersInForce } from '../answers/answersInForce.ts';
import { listMissingParts, type RequiredPart } from '../answers/completeness.ts';

type CheckedQuestion = Parameters<typeof listMissingParts>[0];

/** A question with the parts that are missing. */
export type IncompleteQuestion<Question> = { question: Question; parts: readonly RequiredPart[] };

/** The kinds of missing things, in the order in which pages list them. */
export const missingKinds = ['answers', 'documents', 'comments'] as const;
export type MissingKind = (typeof missingKinds)[number];

/** The part of a question that each kind counts. */
const partOfKind = {
  answers: 'answer',
  documents: 'document',
  comments: 'comment',
} as const satisfies Record<MissingKind, RequiredPart>;

/** How many things of each kind are missing, and the first question that lacks one; null if none. */
export type MissingByKind<Question> = Record<
  MissingKind,
  { count: number; first: Question | null }
>;

/** Lists the questions that lack something, in their order. See docs/product/overview.md#what-is-left. */
export function listIncompleteQuestions<Question extends CheckedQuestion>(
  questions: readonly Question[],
  {
    answers,
    hasDocument,
  }: { answers: AnswersInForce; hasDocument: (questionId: number) => boolean },
): IncompleteQuestion<Question>[] {
  return questions.flatMap((question) => {
    const parts = listMissingParts(question, { answers, hasDocument: hasDocument(question.id) });
    return parts.length > 0 ? [{ question, parts }] : [];
  });
}

/** Counts what is missing by kind. See docs/product/overview.md#what-is-left. */
export function groupMissingByKind<Question>(
  incomplete: readonly IncompleteQuestion<Question>[],
): MissingByKind<Question> {
  const ofKind = (kind: MissingKind) => {
    const lacking = incomplete.filter(({ parts }) => parts.includes(partOfKind[kind]));
    return { count: lacking.length, first: lacking[0]?.question ?? null };
  };
  return {
    answers: ofKind('answers'),
    documents: ofKind('documents'),
    comments: ofKind('comments'),
  };
}

/** The numbers of missing things by kind, without the questions that lack them. */
export function toMissingCounts(missing: MissingByKind<unknown>): Record<MissingKind, number> {
  const { answers, documents, comments } = missing;
  return { answers: answers.count, documents: documents.count, comments: comments.count };
}

/** The number of missing things of all kinds. */
export function countMissing(incomplete: readonly IncompleteQuestion<unknown>[]): number {
  return incomplete.reduce((sum, { parts }) => sum + parts.length, 0);
}

/**
 * The question with which the user should continue: the first incomplete one after the user's last answer, else the
 * first incomplete one; undefined if all are complete. See docs/product/overview.md#what-is-left.
 * @param order the questions that count, in the order of the questionnaire
 * @param lastAnsweredId the question that the user answered last
 */
export function findNextIncompleteQuestion<Question extends { id: number }>(
  incomplete: readonly IncompleteQuestion<Question>[],
  {
    order,
    lastAnsweredId,
  }: { order: readonly { id: number }[]; lastAnsweredId: number | undefined },
): Question | undefined {
  const last = order.findIndex(({ id }) => id === lastAnsweredId);
  const later = new Set(order.slice(last + 1).map(({ id }) => id));
  const next = incomplete.find(({ question }) => later.has(question.id)) ?? incomplete[0];
  return next?.question;
}
