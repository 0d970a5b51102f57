import type { Insertable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { QuestionsTable } from '../../database/contentTables.ts';
import { getOrThrow } from '../../getOrThrow.ts';
import type { ContentEdition } from '../schema/edition.ts';

/** Stores a category with its areas and questions; positions follow the order in the file, from 1. */
export async function insertCategory({
  trx,
  editionId,
  category,
  position,
}: {
  trx: Database;
  editionId: number;
  category: ContentEdition['categories'][number];
  position: number;
}): Promise<InsertedQuestion[]> {
  const { id: categoryId } = await trx
    .insertInto('categories')
    .values({
      edition_id: editionId,
      key: category.key,
      slug: category.slug,
      position,
      title: JSON.stringify(category.title),
      content: jsonOrNull(category.content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const areas = await trx
    .insertInto('areas')
    .values(
      category.areas.map((area, index) => ({
        category_id: categoryId,
        key: area.key,
        slug: area.slug,
        position: index + 1,
        title: JSON.stringify(area.title),
        content: jsonOrNull(area.content),
        min_grade: area.minGrade ?? 0,
        suggestions: jsonOrNull(area.suggestions),
      })),
    )
    .returning(['id', 'key'])
    .execute();
  const areaIds = new Map(areas.map(({ id, key }) => [key, id]));
  const saved: InsertedQuestion[] = [];
  for (const { key, questions } of category.areas) {
    const areaId = getOrThrow(areaIds, key);
    saved.push(...(await insertQuestions({ trx, areaId, questions })));
  }
  return saved;
}

type Question = ContentEdition['categories'][number]['areas'][number]['questions'][number];

/** A stored question with its id and its answers' ids by key, for `linkDisablingAnswers`. */
export type InsertedQuestion = {
  id: number;
  key: string;
  answerIds: ReadonlyMap<string, number>;
  disabledOn: Question['disabledOn'];
};

/** Stores the questions of one area with their answers, in two statements. */
async function insertQuestions({
  trx,
  areaId,
  questions,
}: {
  trx: Database;
  areaId: number;
  questions: readonly Question[];
}): Promise<InsertedQuestion[]> {
  const rows = await trx
    .insertInto('questions')
    .values(questions.map((question, index) => questionRow(question, areaId, index + 1)))
    .returning(['id', 'key'])
    .execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const answers = await trx
    .insertInto('answers')
    .values(
      questions.flatMap((question) =>
        question.answers.map((answer, index) => ({
          question_id: getOrThrow(idOf, question.key),
          key: answer.key,
          position: index + 1,
          content: JSON.stringify(answer.content),
          unit: jsonOrNull(answer.unit),
          mark: answer.mark ?? null,
          has_additional: answer.hasAdditional,
          excludes_others: answer.excludesOthers ?? false,
        })),
      ),
    )
    .returning(['id', 'key', 'question_id'])
    .execute();
  return questions.map(({ key, disabledOn }) => {
    const id = getOrThrow(idOf, key);
    const own = answers.filter((answer) => answer.question_id === id);
    return {
      id,
      key,
      disabledOn,
      answerIds: new Map(own.map((answer) => [answer.key, answer.id])),
    };
  });
}

function questionRow(
  question: Question,
  areaId: number,
  position: number,
): Insertable<QuestionsTable> {
  return {
    area_id: areaId,
    key: question.key,
    position,
    kind: question.kind,
    importance: question.importance,
    beyond_category: question.beyond ?? null,
    title: JSON.stringify(question.title),
    info: jsonOrNull(question.info),
    intro: jsonOrNull(question.intro),
    notice: jsonOrNull(question.notice),
    comment_info: jsonOrNull(question.commentInfo),
    criteria: jsonOrNull(question.criteria),
    certifier_notes: jsonOrNull(question.certifierNotes),
    scoring: JSON.stringify(question.scoring),
    is_comment_required: question.commentsRequired,
    is_document_required: question.documentsRequired,
    is_disabled: question.disabled,
    is_locked: question.locked,
    table_rows: jsonOrNull(question.rows),
    benchmark: jsonOrNull(question.benchmark),
  };
}

/** A value for a JSONB column: JSON text, or null for undefined. */
function jsonOrNull(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
