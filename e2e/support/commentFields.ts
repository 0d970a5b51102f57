import type { HeadlessPage } from './headlessPage.ts';
import type { CommentField } from './openWriter.ts';

/** The comments on all open areas of all questionnaires that the person may correct. */
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

/** Every text that the comments ever were, as often as the history has it, and those of now. */
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
