import { parsePrefixedKey } from './parsePrefixedKey.ts';

/**
 * Prefixes of form keys. A form key names one value that is saved separately and has its own conflicts. `question_7`:
 * the chosen answer of a single choice. `answer_12`: one ticked or entered answer. `answer_additional_12`: the extra
 * input of an answer. `question_comments_7` and `area_comments_3`: the comments.
 */
const prefixes = {
  question: 'question_',
  answer: 'answer_',
  additional: 'answer_additional_',
  questionComment: 'question_comments_',
  areaComment: 'area_comments_',
} as const;

export type FormKeyKind = keyof typeof prefixes;
export type FormKey = string;

export const questionKey = (questionId: number): FormKey => prefixes.question + questionId;
export const answerKey = (answerId: number): FormKey => prefixes.answer + answerId;
export const additionalKey = (answerId: number): FormKey => prefixes.additional + answerId;
export const questionCommentKey = (questionId: number): FormKey =>
  prefixes.questionComment + questionId;
export const areaCommentKey = (areaId: number): FormKey => prefixes.areaComment + areaId;

/** Parses a form key; undefined for text that is not a form key. */
export function parseFormKey(key: string): { kind: FormKeyKind; id: number } | undefined {
  return parsePrefixedKey(prefixes, key);
}

/** Whether the key names a client's comment, on a question or on an area. */
export function isCommentKey(key: string): boolean {
  const kind = parseFormKey(key)?.kind;
  return kind === 'questionComment' || kind === 'areaComment';
}
