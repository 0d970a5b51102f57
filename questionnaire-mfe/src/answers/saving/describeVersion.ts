import type { Question } from '@cert/shared/contract';
import {
  additionalKey,
  answerKey,
  isNumericKind,
  isTableKind,
  tableColumnTitles,
  tables,
  targetCells,
  type FormKey,
  type Language,
  type TableCell,
  type TableColumn,
  type TableValue,
} from '@cert/shared/domain';
import { formatAnswer, formatNumber } from '@cert/shared/i18n';
import type { Answer } from './answerSaver.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';

/** The texts that describe a version of an answer. */
export type VersionTexts = {
  language: Language;
  columnName: (column: TableColumn) => string;
  /** Text of an empty cell or an empty answer. */
  none: string;
  /** Text of a ticked checkbox; `unticked` is its counterpart. */
  ticked: string;
  unticked: string;
};

/**
 * Describes one of two versions of the value under a form key, as lines of text. For tables it lists only the cells
 * that differ, one per line, because a table can have 88 cells.
 * @param question undefined for the comment on an area
 */
export function describeVersion({
  version,
  other,
  formKey,
  question,
  texts: { language, columnName, none, ticked, unticked },
}: {
  version: Answer;
  other: Answer;
  formKey: FormKey;
  question: Question | undefined;
  texts: VersionTexts;
}): string[] {
  const [mine, theirs] = [tableIn(version), tableIn(other)];
  if (!question || (!mine && !theirs)) {
    const tick = question && tickedAnswer(question, formKey);
    if (tick) return [`${tick.content}: ${isTicked(version) ? ticked : unticked}`];
    const answer = question?.answers.find(({ id }) => additionalKey(id) === formKey);
    const text = formatAnswer(version, question?.answers ?? [], language) ?? none;
    return [answer ? `${answer.content}: ${text}` : text];
  }
  return labelledCells(question)
    .filter(({ cell }) => mine?.[cell.name] !== theirs?.[cell.name])
    .map(({ label, cell }) => {
      const place = [label, columnName(cell.column)].filter(Boolean).join(', ');
      return `${place}: ${cellText(mine?.[cell.name]) ?? none}`;
    });

  function cellText(content: string | number | undefined): string | undefined {
    return typeof content === 'number' ? formatNumber(content, language) : content;
  }
}

/** Returns the answer whose checkbox this key stores; undefined for other keys. */
function tickedAnswer({ type, answers }: Question, formKey: FormKey) {
  return isNumericKind(type) ? undefined : answers.find(({ id }) => answerKey(id) === formKey);
}

function isTicked(version: Answer): boolean {
  return version !== false && version.value === true;
}

function tableIn(version: Answer): TableValue | undefined {
  const value = version === false ? undefined : version.value;
  return typeof value === 'object' && value !== null ? value : undefined;
}

function labelledCells({ type, rows }: Question): { label: string; cell: TableCell }[] {
  if (!isTableKind(type)) return targetCells.map((cell) => ({ label: '', cell }));
  return tables[type].flatMap((group) =>
    group.rows.flatMap((cells, index) => {
      const label = rows?.[group.key]?.[index] ?? String(index + 1);
      return cells.map((cell) => ({ label, cell }));
    }),
  );
}

/** Returns the texts that describe versions of an answer, in the language of the page. */
export function useVersionTexts(): VersionTexts {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  return {
    language,
    columnName: (column) => tableColumnTitles[column][language],
    none: t('version.none'),
    ticked: t('version.ticked'),
    unticked: t('version.unticked'),
  };
}
