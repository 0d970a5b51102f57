/**
 * Saves a file from an address that sends it as an attachment. A link, so that the page stays: leaving it for a moment
 * would ask about unsaved changes. A store at another origin gets a tab, which closes by itself.
 */
export function openAddress(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  if (new URL(url, document.baseURI).origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  document.body.append(link);
  link.click();
  link.remove();
}
