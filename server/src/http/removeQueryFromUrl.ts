/** Returns a URL without its query, which may contain a token. */
export function removeQueryFromUrl(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
