import { beyondCategories, questionKinds, type QuestionKind } from '@cert/shared/domain';
import { toInputKind } from '../checking/findAnswerIssues.ts';

/** The fields of a question that the check of a full edition reads. */
export type FullEditionQuestion = {
  key: string;
  kind: QuestionKind;
  importance: number;
  beyond?: string;
  scoring: unknown;
  benchmark?: { text: object };
};

const bands = { kind: 'bands', bands: [0, 50].map((from) => ({ from, gives: 0 })) };
const benchmark = { text: {} };

/**
 * Creates the smallest set of questions that makes a full edition: without any one of them, the edition is not full.
 * The 30 Above-and-Beyond questions come first, then the 140 others.
 */
export function createFullEditionQuestions(): FullEditionQuestion[] {
  const beyond = Array.from({ length: 30 }, (_, place) => ({
    kind: 'single-choice' as const,
    importance: 2,
    beyond: beyondCategories[place % beyondCategories.length]!,
    scoring: { kind: 'marked' },
    ...(place < 12 ? { benchmark } : {}),
  }));
  const kinds = questionKinds
    .filter((kind) => kind !== 'single-choice')
    .flatMap((kind) => Array<QuestionKind>(toInputKind(kind) === 'table' ? 1 : 3).fill(kind));
  const scorings = [{ kind: 'sum' }, { kind: 'none' }, bands];
  const standard = Array.from({ length: 140 }, (_, place) => ({
    kind: kinds[place] ?? ('single-choice' as const),
    importance: place < 2 ? 1 + 2 * place : 2,
    scoring: scorings[place] ?? { kind: 'single' },
    ...(place < 16 ? { benchmark } : {}),
  }));
  return [...beyond, ...standard].map((question, place) => ({
    key: `question-${place}`,
    ...question,
  }));
}
