import type { HeadlessPage } from './headlessPage.ts';
import type { CommentField } from './createCommentWriter.ts';

/** Lists the comment fields of all open areas in all questionnaires of the signed-in certifier. */
export async function listCommentFields({ api }: HeadlessPage): Promise<CommentField[]> {
  const fields: CommentField[] = [];
  for (const { id } of await api.read('certifierQuestionnaireList', {}))
    for (const { slug } of await api.read('areaCategoryList', { id, language: 'en' })) {
      const { areas, responses } = await api.read('areaCategory', { id, slug, language: 'en' });
      for (const area of areas.filter((each) => each.open)) {
        const key = `area_comments_${area.id}` as const;
        fields.push({ questionnaireId: id, key, stored: responses[key] });
      }
    }
  return fields;
}

/** Reads all texts that were ever stored in the fields (`ever`, from the history) and the current ones (`now`). */
export async function readStoredComments(
  { api }: HeadlessPage,
  fields: readonly CommentField[],
): Promise<{ now: string[]; ever: string[] }> {
  const now: string[] = [];
  const ever: string[] = [];
  for (const { questionnaireId: id, key } of fields) {
    const areaId = Number(key.replace('area_comments_', ''));
    const changes = await api.read('questionnaireHistory', { id, areaId });
    const texts = changes.filter((change) => change.key === key).map(({ after }) => String(after));
    ever.push(...texts);
    now.push(texts[0] ?? '');
  }
  return { now, ever };
}
