import type { Api } from '../saves/openApi.ts';
import { inTurns } from '../inTurns.ts';

/** One call that an open page repeats, and the tag of the reply that it has. */
export type PolledCall = { query: URLSearchParams; etag?: string };

/** An open area page of a certifier: what it asks again and again. */
export type OpenPage = { calls: PolledCall[] };

/**
 * Opens so many area pages of these people, over all their questionnaires and their categories, without a browser.
 * @param tokens of people who may open the same questionnaires
 */
export async function openPages({
  api,
  tokens,
  pages,
}: {
  api: Api;
  tokens: readonly string[];
  pages: number;
}): Promise<OpenPage[]> {
  const nextToken = inTurns(tokens);
  const token = nextToken();
  const list = await api.read('certifierQuestionnaireList', {}, token);
  const places: { id: number; slug: string }[] = [];
  for (const { id } of list)
    for (const { slug } of await api.read('areaCategoryList', { id, language: 'hr' }, token))
      places.push({ id, slug });
  // Of neighbours each is another questionnaire.
  const nextPlace = inTurns(places.sort((one, other) => one.slug.localeCompare(other.slug)));
  return Array.from({ length: pages }, () => pageAt(nextPlace(), nextToken()));
}

function pageAt({ id, slug }: { id: number; slug: string }, token: string): OpenPage {
  const call = (action: string, more: { [name: string]: string } = {}): PolledCall => ({
    query: new URLSearchParams({
      action,
      id: String(id),
      ...more,
      language: 'hr',
      authToken: token,
    }),
  });
  return {
    calls: [call('areaCategoryList'), call('areaCategory', { slug }), call('info')],
  };
}
