/** An address without its query, which may carry a token. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
