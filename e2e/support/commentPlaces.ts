import type { OpenPage } from './openPage.ts';
import type { CommentPlace } from './openWriter.ts';

/** The comments on all open areas of all questionnaires that the person may correct. */
export async function listPlaces({ api }: OpenPage): Promise<CommentPlace[]> {
  const places: CommentPlace[] = [];
  for (const { id } of await api.read('certifierQuestionnaireList', {}))
    for (const { slug } of await api.read('areaCategoryList', { id, language: 'en' })) {
      const { areas, responses } = await api.read('areaCategory', { id, slug, language: 'en' });
      for (const area of areas.filter((each) => each.open)) {
        const key = `area_comments_${area.id}` as const;
        places.push({ questionnaireId: id, key, stored: responses[key] });
      }
    }
  return places;
}

/** Every text that the comments ever were, as often as the history has it, and those of now. */
export async function readStored(
  { api }: OpenPage,
  places: readonly CommentPlace[],
): Promise<{ now: string[]; ever: string[] }> {
  const now: string[] = [];
  const ever: string[] = [];
  for (const { questionnaireId: id, key } of places) {
    const areaId = Number(key.replace('area_comments_', ''));
    const changes = await api.read('questionnaireHistory', { id, areaId });
    const texts = changes.filter((change) => change.key === key).map(({ after }) => String(after));
    ever.push(...texts);
    now.push(texts[0] ?? '');
  }
  return { now, ever };
}
