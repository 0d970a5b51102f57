/**
 * What is pasted, as the page's policy lets CKEditor read it. Word tells bullets from numbers in a style sheet, which
 * is readable only with the page's nonce; and event handlers and base addresses, which an e-mail program may bring
 * along, would be reported, though nothing comes of them.
 * @param nonce of the page's policy; undefined where there is none
 */
export function readablePaste(html: string, nonce: string | undefined): string {
  const quiet = html.replace(handlerStart, escapeFirst).replace(/<base\b/gi, '<wbr');
  return nonce === undefined ? quiet : quiet.replace(/<style\b/gi, `<style nonce="${nonce}"`);
}

const handlerStart = /\bon(?=[a-z])/gi;

/** Among words it reads as before; in a tag it is the beginning of an attribute that nobody knows. */
function escapeFirst(found: string): string {
  return `&#${found.charCodeAt(0)};${found.slice(1)}`;
}
