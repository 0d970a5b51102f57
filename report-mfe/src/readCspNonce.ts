/**
 * The nonce for style elements that a library adds: the site's Content-Security-Policy blocks style elements without
 * it. Undefined on a page without a nonce, such as that of a development server.
 */
export function readCspNonce(page: Document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}
