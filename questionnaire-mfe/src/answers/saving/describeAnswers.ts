import type { Question, Area, CategoryReply } from '@cert/shared/contract';
import {
  additionalInputKey,
  answerKey,
  isNumericKind,
  isTableKind,
  tableColumnTitles,
  tables,
  targetCells,
  type FormKey,
  type Language,
  type TableCell,
  type TableColumnKind,
  type TableValue,
  areaCommentKey,
  listAnswerFormKeys,
  questionCommentKey,
} from '@cert/shared/domain';
import { formatAnswer, formatNumber } from '@cert/shared/i18n';
import type { ChangeDescription, DescribedField } from '@cert/shared/platform';
import { toAreaAddress, toQuestionAnchor } from '../area/toAreaAddress.ts';
import type { CurrentCategory } from '../CurrentCategory.tsx';
import { toStoredAnswerField, type Answer } from './answerSaver.ts';

/** The texts that describe a version of an answer. */
export type VersionTexts = {
  language: Language;
  columnName: (column: TableColumnKind) => string;
  /** Text of an empty cell or an empty answer. */
  none: string;
  /** Text of a ticked checkbox; `unticked` is its counterpart. */
  ticked: string;
  unticked: string;
};

/**
 * Describes one of two versions of the value under a form key, as lines of text. For tables it lists only the cells
 * that differ, one per line, because the largest table (`custom-benefits`) has 88 cells.
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
    const answer = question?.answers.find(({ id }) => additionalInputKey(id) === formKey);
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
export function getVersionTexts({
  t,
  language,
}: Pick<CurrentCategory, 't' | 'language'>): VersionTexts {
  return {
    language,
    columnName: (column) => tableColumnTitles[column][language],
    none: t('version.none'),
    ticked: t('version.ticked'),
    unticked: t('version.unticked'),
  };
}

/**
 * Describes the change of one key of the current category, for notices about unsaved changes.
 * @param stored the value on the server
 */
export function describeChange(
  current: Pick<CurrentCategory, 'questionnaireId' | 'category' | 't' | 'language'>,
  { key, value, stored }: { key: FormKey; value: Answer; stored: Answer },
): ChangeDescription {
  const { questionnaireId, category, t } = current;
  const categorySlug = category.slug;
  const { area, question } = placeIn(category, key) ?? {};
  const texts = { ...getVersionTexts(current), none: t('version.cleared') };
  const lines = describeVersion({ version: value, other: stored, formKey: key, question, texts });
  // No field of the category has this key. The change is still listed, under the category, so that it is not lost.
  if (!area)
    return {
      title: category.title,
      address: `/${questionnaireId}/category/${categorySlug}`,
      lines,
    };
  const address = toAreaAddress({ questionnaireId, categorySlug, position: area.position });
  if (!question) return { title: `${area.title} · ${t('additional.label')}`, address, lines };
  const title = `${question.index}. ${question.title}`;
  return {
    title: key === questionCommentKey(question.id) ? `${title} · ${t('comment.label')}` : title,
    address: `${address}#${toQuestionAnchor(question.id)}`,
    lines,
  };
}

function placeIn(
  { areas }: CategoryReply,
  key: FormKey,
): { area: Area; question?: Question } | undefined {
  for (const area of areas) {
    if (areaCommentKey(area.id) === key) return { area };
    const question = area.questions.find(
      (one) => questionCommentKey(one.id) === key || listAnswerFormKeys(one).includes(key),
    );
    if (question) return { area, question };
  }
  return undefined;
}

/** The field of the save queue for one form key of the current category. The field describes its own changes. */
export function toAnswerField(current: CurrentCategory, key: FormKey): DescribedField<Answer> {
  const { questionnaireId, category } = current;
  return {
    ...toStoredAnswerField({ questionnaireId, responses: category.responses }, key),
    describe: (value, stored = false) => describeChange(current, { key, value, stored }),
  };
}
