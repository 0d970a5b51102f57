/**
 * Ignores files that are dropped where nothing accepts them; otherwise the browser would leave the page to show the
 * file.
 * @returns the function that stops ignoring files
 */
export function ignoreStrayFileDrops(): () => void {
  const keepPage = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', keepPage);
  window.addEventListener('drop', keepPage);
  return () => {
    window.removeEventListener('dragover', keepPage);
    window.removeEventListener('drop', keepPage);
  };
}
