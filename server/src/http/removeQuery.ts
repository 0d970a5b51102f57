/** Returns a URL without its query, which may contain a token. */
export function removeQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
