import type { Question, Area, CategoryReply } from '@cert/shared/contract';
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
  areaCommentKey,
  completingKeys,
  questionCommentKey,
} from '@cert/shared/domain';
import { formatAnswer, formatNumber } from '@cert/shared/i18n';
import { type Answer, answerFieldSource, answerSaver } from './answerSaver.ts';
import { useTranslation } from 'react-i18next';
import {
  useLanguage,
  type ChangeDescription,
  readField,
  useDescribeChanges,
  useSaveQueue,
} from '@cert/shared/platform';
import { areaAddress, questionAnchor } from '../area/areaAddress.ts';
import { useOpenCategory } from '../OpenCategory.tsx';

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

/**
 * Describes the change of one key, for the notice about a refused change.
 * @param stored the value on the server
 * @param of texts for “comment on the question” and “comment on the area”, which the title contains
 * @returns undefined when the key does not belong to the areas of this category
 */
export function describeChange({
  questionnaireId,
  category,
  key,
  value,
  stored,
  texts,
  of,
}: {
  questionnaireId: number;
  category: CategoryReply;
  key: FormKey;
  value: Answer;
  stored: Answer;
  texts: VersionTexts;
  of: { question: string; area: string };
}): ChangeDescription | undefined {
  const location = placeIn(category, key);
  if (!location) return undefined;
  const { area, question } = location;
  const address = areaAddress({
    questionnaireId,
    categorySlug: category.slug,
    position: area.position,
  });
  const lines = describeVersion({ version: value, other: stored, formKey: key, question, texts });
  if (!question) return { title: `${area.title} · ${of.area}`, address, lines };
  const title = `${question.index}. ${question.title}`;
  return {
    title: key === questionCommentKey(question.id) ? `${title} · ${of.question}` : title,
    address: `${address}#${questionAnchor(question.id)}`,
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
      (one) => questionCommentKey(one.id) === key || completingKeys(one).includes(key),
    );
    if (question) return { area, question };
  }
  return undefined;
}

/** Lets the save queue describe changes in the areas of the open category, compared with the stored values. */
export function useDescribeAnswerChanges(): void {
  const { t } = useTranslation('questionnaire');
  const queue = useSaveQueue();
  const { questionnaireId, category } = useOpenCategory();
  const { responses } = category;
  const texts = { ...useVersionTexts(), none: t('version.cleared') };
  const of = { question: t('comment.label'), area: t('additional.label') };
  useDescribeChanges({
    questionnaireId,
    page: category.slug,
    describe({ key, value: sent }) {
      const { acknowledged } = queue.get();
      const source = answerFieldSource({ questionnaireId, responses }, key);
      const stored = readField({ entries: new Map(), acknowledged }, source).value ?? false;
      const value = answerSaver.read(sent);
      return describeChange({ questionnaireId, category, key, value, stored, texts, of });
    },
  });
}
