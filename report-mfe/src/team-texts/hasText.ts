/** What an editor leaves behind in a text that was emptied: tags and blanks. */
const blank = /<[^>]*>|&nbsp;|[\s\u200B\uFEFF]/g;

/**
 * Whether a text of the team says anything.
 * @param html as stored; undefined where there never was a text
 */
export function hasText(html: string | undefined): html is string {
  return html !== undefined && html.replace(blank, '') !== '';
}
