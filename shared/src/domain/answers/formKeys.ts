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
export const additionalInputKey = (answerId: number): FormKey => prefixes.additional + answerId;
export const questionCommentKey = (questionId: number): FormKey =>
  prefixes.questionComment + questionId;
export const areaCommentKey = (areaId: number): FormKey => prefixes.areaComment + areaId;

/** The form keys of a question: an answer under any of them completes the question. */
export function listAnswerFormKeys(question: {
  id: number;
  answers: readonly { id: number }[];
}): FormKey[] {
  return [
    questionKey(question.id),
    ...question.answers.flatMap((answer) => [answerKey(answer.id), additionalInputKey(answer.id)]),
  ];
}

/** Parses a form key; undefined for text that is not a form key. See docs/product/questionnaire.md#form-keys. */
export function parseFormKey(key: string): { kind: FormKeyKind; id: number } | undefined {
  return parsePrefixedKey(prefixes, key);
}

/** Whether the key names a client's comment, on a question or on an area. */
export function isCommentKey(key: string): boolean {
  const kind = parseFormKey(key)?.kind;
  return kind === 'questionComment' || kind === 'areaComment';
}

/**
 * Parses a key that consists of one of the prefixes and an id.
 * @returns undefined for anything that is not exactly a prefix and an id in its canonical form
 */
export function parsePrefixedKey<Kind extends string>(
  prefixes: Readonly<Record<Kind, string>>,
  key: string,
): { kind: Kind; id: number } | undefined {
  for (const [kind, prefix] of Object.entries(prefixes) as [Kind, string][]) {
    const digits = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    if (/^[1-9]\d{0,9}$/.test(digits)) return { kind, id: Number(digits) };
  }
  return undefined;
}
