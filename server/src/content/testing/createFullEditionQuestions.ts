import { beyondCategories, questionKinds, type QuestionKind } from '@cert/shared/domain';
import { toInputKind } from '../checking/findAnswerIssues.ts';

/** The fields of a question that the requirements of a full edition are about. */
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
 * Creates the questions of a full edition with no question to spare: if one is left out, the edition is not full. The
 * 30 Above-and-Beyond questions come first, then the 140 others.
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
