/**
 * The shell's page with the hash of every file that it names, and a list for those that it loads later: the page is
 * the only thing that is believed without one.
 * @param hashes by file, as the page's folder holds them
 * @throws Error when the page names a script or a style sheet that was not built
 */
export function addIntegrityHashes(html: string, hashes: Readonly<Record<string, string>>): string {
  const sealed = html.replace(
    /<(script|link)\b([^>]*?)\b(src|href)="\/([^"]+\.(?:js|css))"([^>]*)>/g,
    (tag: string, ...[, , , file]: string[]) => {
      const hash = file && hashes[file];
      if (!hash) throw new Error(`the page names ${file}, which was not built`);
      return tag.replace(/\/?>$/, ` integrity="${hash}"$&`);
    },
  );
  const list = `<script type="application/json" id="shell-files">${JSON.stringify(hashes)}</script>`;
  return sealed.replace('</head>', () => `${list}</head>`);
}
