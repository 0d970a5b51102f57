/**
 * The nonce that a library must put on the style elements it adds: the site's Content-Security-Policy refuses
 * others. Undefined where a page has none (a module that runs alone).
 */
export function cspNonce(page: Document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}
