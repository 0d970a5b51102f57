import type { Database } from '../../database/connect.ts';

/** The stable keys of an edition's areas and questions, which the demo world names, beside their ids. */
export type ContentKeys = {
  areaIds: ReadonlyMap<string, number>;
  questionKeys: ReadonlyMap<number, string>;
};

/** Reads the keys of one edition, in one query. */
export async function readContentKeys(db: Database, editionId: number): Promise<ContentKeys> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('areas', 'areas.id', 'questions.area_id')
    .innerJoin('categories', 'categories.id', 'areas.category_id')
    .select(['questions.id', 'questions.key', 'areas.id as areaId', 'areas.key as areaKey'])
    .where('edition_id', '=', editionId)
    .execute();
  return {
    areaIds: new Map(rows.map(({ areaId, areaKey }) => [areaKey, areaId])),
    questionKeys: new Map(rows.map(({ id, key }) => [id, key])),
  };
}
