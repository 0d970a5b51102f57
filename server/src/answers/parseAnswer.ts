import {
  type AnswerValue,
  numberBounds,
  findNumberIssue,
  findTableIssue,
  type QuestionKind,
  type TableIssue,
  parseFormKey,
  type NumericKind,
} from '@cert/shared/domain';
import type { ParsedInput } from '@cert/shared/contract';
import type { Edition, EditionQuestion } from '../editions/edition.ts';

type SentRecord = Exclude<ParsedInput<'questionnaireAnswersSave'>['answers'][string], false>;

/** The content to store under a form key. */
export type AnswerContent = {
  answerId: number | null;
  /** The value; `false` means that the answer was cleared. */
  value: AnswerValue;
  /** The text of a comment; null for other keys, and for a cleared comment. */
  content: string | null;
};

/** Why a sent answer is invalid. `wrong-ids`: its ids or its type do not belong to its form key. */
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

/** Validates a comment. Its text becomes `content`; `value` is only a flag that tells whether there is a text. */
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

/** Whether the ids and the type in the sent record agree with the target of its form key. */
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
 * Finds the reason why a value does not have its shape; undefined if it has. The caller handles `false` (cleared).
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

/** The part of an edition to which a form key refers. */
export type AnswerTarget = {
  key: string;
  areaId: number;
  /** Question of the form key; undefined for a comment on an area. */
  question: EditionQuestion | undefined;
  /** Id of the answer in the form key; null for comments, and for a choice, whose key contains only the question. */
  answerId: number | null;
} & ({ type: QuestionKind; shape: AnswerShape } | { type: 'comment'; shape: 'comment' });

/** Finds the target of a form key; undefined if the edition has no such key. */
export function findAnswerTarget(edition: Edition, key: string): AnswerTarget | undefined {
  const parsed = parseFormKey(key);
  if (!parsed) return undefined;
  const { kind, id } = parsed;
  switch (kind) {
    case 'areaComment':
      return edition.areas.has(id)
        ? { ...comment, key, areaId: id, question: undefined }
        : undefined;
    case 'questionComment': {
      const question = edition.questions.get(id);
      return question && { ...comment, key, areaId: question.areaId, question };
    }
    case 'question': {
      const question = edition.questions.get(id);
      return question && answerShapes[question.kind].answer === 'choice'
        ? targetIn(question, { key, answerId: null, shape: 'choice' })
        : undefined;
    }
    case 'answer':
    case 'additional': {
      const answer = edition.answers.get(id);
      const question = answer && edition.questions.get(answer.questionId);
      if (!question || (kind === 'additional' && !answer.hasAdditional)) return undefined;
      const shapes = answerShapes[question.kind];
      const shape = kind === 'additional' ? shapes.additional : shapes.answer;
      return shape === 'choice' ? undefined : targetIn(question, { key, answerId: id, shape });
    }
  }
}

const comment = { answerId: null, type: 'comment', shape: 'comment' } as const;

function targetIn(
  question: EditionQuestion,
  place: { key: string; answerId: number | null; shape: AnswerShape },
): AnswerTarget {
  return { ...place, areaId: question.areaId, question, type: question.kind };
}

/** The type of value that a form key takes: a choice (the chosen answer), a tick, a number, a table, or a text. */
type AnswerShape = 'choice' | 'tick' | NumericKind | 'table' | 'text';

/**
 * The types of values by kind of question. `answer` is the type under the form key `answer_{id}` (`question_{id}` for a
 * choice). `additional` is the type of an answer's extra input, under `answer_additional_{id}`. See
 * docs/product/questionnaire.md#question-kinds.
 */
export const answerShapes: Record<QuestionKind, { answer: AnswerShape; additional: AnswerShape }> =
  {
    'single-choice': { answer: 'choice', additional: 'text' },
    'multi-choice': { answer: 'tick', additional: 'text' },
    'multi-choice-input': { answer: 'tick', additional: 'text' },
    'multi-choice-percentage': { answer: 'tick', additional: 'percentage' },
    'multi-choice-number': { answer: 'tick', additional: 'number' },
    'multi-choice-currency': { answer: 'tick', additional: 'currency' },
    'multi-choice-targets': { answer: 'tick', additional: 'table' },
    number: { answer: 'number', additional: 'text' },
    percentage: { answer: 'percentage', additional: 'text' },
    currency: { answer: 'currency', additional: 'text' },
    'custom-commlist': { answer: 'table', additional: 'text' },
    'custom-benefits': { answer: 'table', additional: 'text' },
    'custom-diversity': { answer: 'table', additional: 'text' },
    'custom-targets': { answer: 'table', additional: 'text' },
  };
