/** The tags and spaces that an editor leaves in an emptied text. */
const blank = /<[^>]*>|&nbsp;|[\s\u200B\uFEFF]/g;

/**
 * Whether a text of the team contains anything besides tags and spaces.
 * @param html as stored; undefined if there never was a text
 */
export function hasText(html: string | undefined): html is string {
  return html !== undefined && html.replace(blank, '') !== '';
}
