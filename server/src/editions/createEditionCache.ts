import type { Programme } from '../programme/programme.ts';
import type {
  Edition,
  EditionReader,
  EditionAnswer,
  EditionArea,
  EditionQuestion,
} from './edition.ts';
import {
  type Placeholder,
  type PluralizableText,
  type LocalizedText,
  type PluralForms,
  fillPlaceholders,
} from '@cert/shared/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { AnswersTable, QuestionsTable } from '../database/contentTables.ts';

/** Creates a function that reads editions and keeps them in memory, as they never change. Failures are not cached. */
export function createEditionCache({
  product,
  provider,
}: Pick<Programme, 'product' | 'provider'>): EditionReader {
  const kept = new Map<string, Edition>();
  return async (db, { editionId, year }) => {
    const cacheKey = `${editionId} ${year}`;
    const known = kept.get(cacheKey);
    if (known) return known;
    const edition = await loadEdition(db, editionId, { product, provider, year: String(year) });
    kept.set(cacheKey, edition);
    return edition;
  };
}

/** A function that replaces the placeholders of a text in every language. */
type Fill = <Given extends PluralizableText | null>(texts: Given) => Given;

/**
 * Reads a complete edition in four queries.
 * @param values replacements of the placeholders in its texts
 */
async function loadEdition(
  db: Database,
  editionId: number,
  values: Record<Placeholder, string>,
): Promise<Edition> {
  const fill: Fill = (texts) => fillTextPlaceholders(texts, values);
  const categories = await db
    .selectFrom('categories')
    .selectAll()
    .where('edition_id', '=', editionId)
    .orderBy('position')
    .execute();
  const areas = await db
    .selectFrom('areas')
    .innerJoin('categories', 'categories.id', 'areas.category_id')
    .selectAll('areas')
    .select('categories.key as category_key')
    .where('edition_id', '=', editionId)
    .orderBy('areas.position')
    .execute();
  const questions = await db
    .selectFrom('questions')
    .innerJoin('areas', 'areas.id', 'questions.area_id')
    .innerJoin('categories', 'categories.id', 'areas.category_id')
    .selectAll('questions')
    .where('edition_id', '=', editionId)
    .orderBy('questions.position')
    .execute();
  const answers = await db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('areas', 'areas.id', 'questions.area_id')
    .innerJoin('categories', 'categories.id', 'areas.category_id')
    .selectAll('answers')
    .where('edition_id', '=', editionId)
    .orderBy('answers.position')
    .execute();

  const answersOf = Map.groupBy(answers, (row) => row.question_id);
  const questionsOf = Map.groupBy(questions, (row) => row.area_id);
  const areasOf = Map.groupBy(areas, (row) => row.category_id);
  const nested = categories.map((category, categoryIndex) => ({
    id: category.id,
    key: category.key,
    slug: category.slug,
    position: categoryIndex + 1,
    title: fill(category.title),
    content: fill(category.content),
    areas: (areasOf.get(category.id) ?? []).map((area, areaIndex): EditionArea => ({
      id: area.id,
      key: area.key,
      path: `${area.category_key}/${area.key}`,
      slug: area.slug,
      position: areaIndex + 1,
      title: fill(area.title),
      content: fill(area.content),
      minGrade: area.min_grade,
      suggestions: {
        positives: (area.suggestions?.positives ?? []).map((text) => fill(text)),
        keepInMind: (area.suggestions?.keepInMind ?? []).map((text) => fill(text)),
        beyond: (area.suggestions?.beyond ?? []).map((text) => fill(text)),
      },
      questions: (questionsOf.get(area.id) ?? []).map((question, index) =>
        asQuestion(question, { index: index + 1, answers: answersOf.get(question.id) ?? [], fill }),
      ),
    })),
  }));
  const allAreas = nested.flatMap((category) => category.areas);
  const allQuestions = allAreas.flatMap((area) => area.questions);
  return {
    categories: nested,
    areas: byId(allAreas),
    questions: byId(allQuestions),
    answers: byId(allQuestions.flatMap((question) => question.answers)),
  };
}

function asQuestion(
  row: Selectable<QuestionsTable>,
  {
    index,
    answers,
    fill,
  }: { index: number; answers: readonly Selectable<AnswersTable>[]; fill: Fill },
): EditionQuestion {
  return {
    id: row.id,
    key: row.key,
    areaId: row.area_id,
    index,
    kind: row.kind,
    importance: row.importance as EditionQuestion['importance'],
    beyondCategory: row.beyond_category,
    title: fill(row.title),
    info: fill(row.info),
    intro: fill(row.intro),
    notice: fill(row.notice),
    commentInfo: fill(row.comment_info),
    criteria: fill(row.criteria),
    certifierNotes: fill(row.certifier_notes),
    scoring: row.scoring,
    isCommentRequired: row.is_comment_required,
    isDocumentRequired: row.is_document_required,
    disabled: row.is_disabled,
    isLocked: row.is_locked,
    disabledOn:
      row.disabled_on_question_id === null || row.disabled_on_answer_id === null
        ? null
        : { questionId: row.disabled_on_question_id, answerId: row.disabled_on_answer_id },
    rows: row.table_rows && fillRows(row.table_rows, fill),
    benchmark: row.benchmark && {
      text: fill(row.benchmark.text),
      unit: fill(row.benchmark.unit),
      betterWhen: row.benchmark.betterWhen,
    },
    answers: answers.map((answer): EditionAnswer => ({
      id: answer.id,
      key: answer.key,
      questionId: answer.question_id,
      content: fill(answer.content),
      unit: fill(answer.unit),
      mark: answer.mark,
      hasAdditional: answer.has_additional,
      excludesOthers: answer.excludes_others,
    })),
  };
}

function fillRows(
  rows: { [group: string]: LocalizedText[] },
  fill: Fill,
): { [group: string]: LocalizedText[] } {
  return Object.fromEntries(
    Object.entries(rows).map(([group, labels]) => [group, labels.map((label) => fill(label))]),
  );
}

function byId<Item extends { id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Replaces `{product}`, `{provider}` and `{year}` in every language of a text; null stays null. */
function fillTextPlaceholders<Given extends PluralizableText | null>(
  texts: Given,
  values: Record<Placeholder, string>,
): Given {
  if (texts === null) return texts;
  const fill = (text: string) => fillPlaceholders(text, values);
  const filled = Object.entries(texts).map(([language, text]) => [
    language,
    typeof text === 'string' ? fill(text) : mapValues(text, fill),
  ]);
  return Object.fromEntries(filled) as Given;
}

function mapValues(values: PluralForms, map: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
