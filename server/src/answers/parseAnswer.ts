import {
  type AnswerValue,
  numberBounds,
  findNumberIssue,
  findTableIssue,
  type QuestionKind,
  type TableIssue,
} from '@cert/shared/domain';
import type { ParsedInput } from '@cert/shared/contract';
import type { AnswerTarget, AnswerShape } from './findAnswerTarget.ts';

type SentRecord = Exclude<ParsedInput<'questionnaireAnswersSave'>['answers'][string], false>;

/** The content to store under a form key. */
export type AnswerContent = {
  answerId: number | null;
  /** The value; `false` means that the answer was cleared. */
  value: AnswerValue;
  /** The text, if the key is that of a comment; else null. */
  content: string | null;
};

export type AnswerIssue = ValueIssue | 'wrong-ids';

/**
 * Validates a sent value and converts it to its stored form: `false`, blank text and an empty table all mean "cleared".
 */
export function parseAnswer(
  target: AnswerTarget,
  sent: SentRecord | false,
): { answer: AnswerContent } | { issue: AnswerIssue } {
  const cleared: AnswerContent = { answerId: target.answerId, value: false, content: null };
  if (sent === false) return { answer: cleared };
  const answerId = sent.answerId === undefined ? null : sent.answerId;
  if (!hasRightIds(target, { ...sent, answerId })) return { issue: 'wrong-ids' };
  if (target.shape === 'comment') return checkComment(sent, cleared);
  if (sent.content) return { issue: 'wrong-value' };
  if (isBlank(sent.value)) return { answer: cleared };
  if (target.shape === 'choice' && answerId === null) return { issue: 'wrong-ids' };
  const { shape, type: kind } = target;
  const issue = findValueIssue({ shape, kind, value: sent.value });
  if (issue) return { issue };
  return { answer: { answerId: target.answerId ?? answerId, value: sent.value, content: null } };
}

/** Validates a comment. Its text becomes `content`; `value` only says whether there is a text. */
function checkComment(
  { value, content }: SentRecord,
  cleared: AnswerContent,
): { answer: AnswerContent } | { issue: AnswerIssue } {
  if (isBlank(content ?? '')) return isBlank(value) || value === true ? { answer: cleared } : wrong;
  return value === true || value === content
    ? { answer: { answerId: null, value: true, content: content ?? null } }
    : wrong;
}

const wrong = { issue: 'wrong-value' } as const;

/** Whether the ids in the sent record agree with those in its form key. */
function hasRightIds(target: AnswerTarget, sent: SentRecord): boolean {
  const { question } = target;
  const isOwnAnswer =
    target.shape === 'choice'
      ? question?.answers.some((answer) => answer.id === sent.answerId)
      : sent.answerId === target.answerId;
  return (
    (sent.answerId == null || isOwnAnswer === true) &&
    (sent.questionId == null || sent.questionId === question?.id) &&
    (sent.areaId == null || sent.areaId === target.areaId) &&
    (sent.type === undefined || sent.type === target.type)
  );
}

function isBlank(value: AnswerValue): boolean {
  if (value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Why a value is not valid for its key. */
type ValueIssue = TableIssue;

/**
 * Validates a value against its shape; undefined if valid. The caller handles "cleared" (false).
 * @param kind kind of the question; determines the cells of a table
 */
function findValueIssue({
  shape,
  kind,
  value,
}: {
  shape: AnswerShape;
  kind: QuestionKind;
  value: AnswerValue;
}): ValueIssue | undefined {
  switch (shape) {
    case 'choice':
    case 'tick':
      return value === true ? undefined : 'wrong-value';
    case 'text':
      return typeof value === 'string' ? undefined : 'wrong-value';
    case 'table':
      return typeof value === 'object' ? findTableIssue(kind, value) : 'wrong-value';
    case 'number':
    case 'percentage':
    case 'currency':
      return findNumberIssue(value, numberBounds[shape]);
  }
}
