import {
  type Language,
  type AnswerValue,
  type FormKey,
  type QuestionKind,
  additionalInputKey,
  answerKey,
  isTableKind,
  questionKey,
  tableColumnTitles,
  tables,
  targetCells,
  type CellKind,
  type TableCell,
  type TableValue,
} from '../domain/index.ts';
import { formatCurrency } from './formatCurrency.ts';
import { formatNumber, formatPercent } from './numbers.ts';

/**
 * Formats an answer or comment: the chosen text, the number with its unit, the comment.
 * @returns undefined when there is no answer
 */
export function formatAnswer(
  given: FormattableAnswer,
  answers: FormattableQuestion['answers'],
  language: Language,
): string | undefined {
  if (given === false || given.value === false || given.value === null) return undefined;
  if (given.content) return given.content;
  const answer = answers.find(({ id }) => id === Number(given.answerId));
  if (typeof given.value === 'number' && answer?.unit === euro)
    return formatCurrency(given.value, language);
  if (typeof given.value === 'number')
    return [formatNumber(given.value, language), answer?.unit].filter(Boolean).join(' ');
  return typeof given.value === 'string' ? given.value : answer?.content;
}

/** The unit of amounts in the content. */
const euro = '€';

/** The question data needed to format its answer; `question` of the contract has this shape. */
export type FormattableQuestion = {
  id: number;
  type: QuestionKind;
  answers: readonly { id: number; content: string; unit: string | null }[];
  /** Labels of a table's rows by group. */
  rows: Readonly<Record<string, readonly string[]>> | null;
};

/** The value of a form key; `false` means that the user cleared the answer. */
type FormattableAnswer =
  | {
      answerId?: number | string | null | undefined;
      value: AnswerValue | null;
      /** The text of a comment. */
      content?: string | null | undefined;
    }
  | false;

export type FormattableAnswers = Readonly<Record<FormKey, FormattableAnswer>>;

/** Formats an answer for display only: one line for each choice, number or filled row of a table. */
export function formatAnswerLines(
  question: FormattableQuestion,
  responses: FormattableAnswers,
  language: Language,
): string[] {
  const chosen = responses[questionKey(question.id)];
  return question.answers.flatMap((answer) => {
    const given = responses[answerKey(answer.id)] || (isOf(chosen, answer) && chosen);
    const beside = responses[additionalInputKey(answer.id)];
    if (given && isTable(given.value) && isTableKind(question.type))
      return tableLines(question, given.value, language);
    const main = given ? formatAnswer(given, question.answers, language) : undefined;
    const extra = beside && extraInputText(beside, { kind: question.type, answer, language });
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
function extraInputText(
  { value }: Exclude<FormattableAnswer, false>,
  {
    kind,
    answer,
    language,
  }: { kind: QuestionKind; answer: { unit: string | null }; language: Language },
): string | undefined {
  if (isTable(value)) return cellTexts(targetCells, value, language).join(' · ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return undefined;
  if (kind === 'multi-choice-percentage') return formatPercent(value, language);
  if (kind === 'multi-choice-currency') return formatCurrency(value, language);
  return [formatNumber(value, language), answer.unit].filter(Boolean).join(' ');
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

/** The texts of a row's filled cells. If cells have the same shape, the titles of their columns tell them apart. */
function cellTexts(cells: readonly TableCell[], value: TableValue, language: Language): string[] {
  const isTitled = new Set(cells.map(({ shape }) => shape)).size < cells.length;
  return cells.flatMap(({ name, column, shape }) => {
    const content = value[name];
    if (content === undefined) return [];
    const text = typeof content === 'number' ? numberText(content, shape, language) : content;
    return [isTitled ? `${tableColumnTitles[column][language]}: ${text}` : text];
  });
}

function numberText(number: number, shape: CellKind, language: Language): string {
  return shape === 'percentage' ? formatPercent(number, language) : formatNumber(number, language);
}
