/**
 * Adds an `integrity` attribute to every script and style sheet of the shell's page, and a JSON list of the hashes of
 * all files, which `installIntegrityCheck.ts` of the shell uses to check files that are loaded later.
 * @param hashes of all built files, by file name
 * @throws {Error} when the page names a script or a style sheet that was not built
 */
export function addIntegrityHashes(html: string, hashes: Readonly<Record<string, string>>): string {
  const page = html.replace(
    /<(script|link)\b([^>]*?)\b(src|href)="\/([^"]+\.(?:js|css))"([^>]*)>/g,
    (tag: string, ...[, , , file]: string[]) => {
      const hash = file && hashes[file];
      if (!hash) throw new Error(`the page names ${file}, which was not built`);
      return tag.replace(/\/?>$/, ` integrity="${hash}"$&`);
    },
  );
  const list = `<script type="application/json" id="shell-files">${JSON.stringify(hashes)}</script>`;
  return page.replace('</head>', () => `${list}</head>`);
}
