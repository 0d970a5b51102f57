/**
 * Downloads a file from a URL that sends it as an attachment. The function clicks a link: if it set the page's address,
 * the browser would ask about unsaved changes. A file on another origin opens in a new tab, which closes automatically.
 */
export function downloadFile(url: string, fileName: string): void {
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
