/**
 * What is pasted, as the page's policy lets CKEditor read it. Word tells bullets from numbers in a style sheet, which
 * is readable only with the page's nonce; and event handlers and base addresses, which an e-mail program may bring
 * along, would be reported, though nothing comes of them.
 * @param nonce of the page's policy; undefined where there is none
 */
export function readablePaste(html: string, nonce: string | undefined): string {
  const quiet = html.replace(handler, escapeAll).replace(/<base\b/gi, '<wbr');
  return nonce === undefined ? quiet : quiet.replace(/<style\b/gi, `<style nonce="${nonce}"`);
}

const handler = /\bon[a-z]+\s*=/gi;

/** Among words it reads as before; in a tag it is the name of an attribute that nobody knows. */
function escapeAll(found: string): string {
  return found.replace(/[\s=]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
