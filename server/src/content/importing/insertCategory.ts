import type { Database } from '../../database/connect.ts';
import { getOrThrow } from '../getOrThrow.ts';
import type { ContentEdition } from '../schema/edition.ts';
import { jsonOrNull } from './jsonOrNull.ts';
import { insertQuestions, type InsertedQuestion } from './insertQuestions.ts';

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
