import type { BenchApi } from '../saves/connectApi.ts';
import { createRoundRobin } from '../createRoundRobin.ts';

/** A reply that an open page keeps up to date: its request, and the ETag of the last reply. */
export type ShownReply = { query: URLSearchParams; etag?: string };

/** An open area page of a certifier: the polled reply, and the replies to read again when the polled one changes. */
export type OpenPage = { tagQuery: URLSearchParams; shown: ShownReply[] };

/**
 * Simulates open area pages without a browser, spread over all questionnaires and categories; `refreshPages` reads
 * their replies.
 * @param tokens sessions of users with access to the same questionnaires
 */
export async function simulateOpenPages({
  api,
  tokens,
  pages,
}: {
  api: BenchApi;
  tokens: readonly string[];
  pages: number;
}): Promise<OpenPage[]> {
  const nextToken = createRoundRobin(tokens);
  const token = nextToken();
  const list = await api.read('certifierQuestionnaireList', {}, token);
  const places: { id: number; slug: string }[] = [];
  for (const { id } of list)
    for (const { slug } of await api.read('areaCategoryList', { id, language: 'hr' }, token))
      places.push({ id, slug });
  // Sort by category, so that pages that follow each other show different questionnaires.
  const nextPlace = createRoundRobin(
    places.sort((one, other) => one.slug.localeCompare(other.slug)),
  );
  return Array.from({ length: pages }, () => pageAt(nextPlace(), nextToken()));
}

function pageAt({ id, slug }: { id: number; slug: string }, token: string): OpenPage {
  const query = (action: string, more: { [name: string]: string } = {}) =>
    new URLSearchParams({ action, id: String(id), ...more, authToken: token });
  const language = 'hr';
  return {
    tagQuery: query('changeTag'),
    shown: [
      { query: query('areaCategoryList', { language }) },
      { query: query('areaCategory', { slug, language }) },
      { query: query('info', { language }) },
    ],
  };
}

/** The desk of the user who has opened this page. */
export function toDesk({ tagQuery }: OpenPage): OpenPage {
  const authToken = tagQuery.get('authToken') ?? '';
  return { tagQuery: new URLSearchParams({ action: 'accountChangeTag', authToken }), shown: [] };
}
