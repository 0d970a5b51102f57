import {
  additionalKey,
  answerKey,
  isTableKind,
  questionKey,
  tables,
  targetCells,
  type AnswerValue,
  type Language,
  type QuestionKind,
  type TableCell,
  type TableValue,
} from '../domain/index.ts';
import type {
  FormattableQuestion,
  FormattableAnswer,
  FormattableAnswers,
} from './FormattableQuestion.ts';
import { formatAnswer } from './formatAnswer.ts';
import { formatCurrency } from './formatCurrency.ts';
import { formatNumber } from './formatNumber.ts';
import { formatPercent } from './formatPercent.ts';

/** Formats an answer for display only: one line for each choice, number or filled row of a table. */
export function formatAnswerLines(
  question: FormattableQuestion,
  responses: FormattableAnswers,
  language: Language,
): string[] {
  const chosen = responses[questionKey(question.id)];
  return question.answers.flatMap((answer) => {
    const given = responses[answerKey(answer.id)] || (isOf(chosen, answer) && chosen);
    const beside = responses[additionalKey(answer.id)];
    if (given && isTable(given.value) && isTableKind(question.type))
      return tableLines(question, given.value, language);
    const main = given ? formatAnswer(given, question.answers, language) : undefined;
    const extra = beside && besideText(beside, question.type, language);
    const parts = [main ?? (extra && answer.content), extra].filter(Boolean);
    return parts.length > 0 ? [parts.join(' – ')] : [];
  });
}

function isOf(
  given: FormattableAnswer | undefined,
  answer: { id: number },
): given is FormattableAnswer {
  return !!given && given.answerId === answer.id;
}

function isTable(value: AnswerValue | null): value is TableValue {
  return typeof value === 'object' && value !== null;
}

/** The text of an answer's extra input. */
function besideText(
  { value }: Exclude<FormattableAnswer, false>,
  kind: QuestionKind,
  language: Language,
): string | undefined {
  if (isTable(value)) return cellTexts(targetCells, value, language).join(' · ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return undefined;
  if (kind === 'multi-choice-percentage') return formatPercent(value, language);
  if (kind === 'multi-choice-currency') return formatCurrency(value, language);
  return formatNumber(value, language);
}

function tableLines(
  { type, rows }: FormattableQuestion,
  value: TableValue,
  language: Language,
): string[] {
  if (!isTableKind(type)) return [];
  return tables[type].flatMap((group) =>
    group.rows.flatMap((cells, index) => {
      const texts = cellTexts(cells, value, language);
      if (texts.length === 0) return [];
      const label = rows?.[group.key]?.[index];
      return [[label, texts.join(' · ')].filter(Boolean).join(': ')];
    }),
  );
}

function cellTexts(cells: readonly TableCell[], value: TableValue, language: Language): string[] {
  return cells.flatMap(({ name, shape }) => {
    const content = value[name];
    if (content === undefined) return [];
    if (typeof content === 'string') return [content];
    return [
      shape === 'percentage' ? formatPercent(content, language) : formatNumber(content, language),
    ];
  });
}
