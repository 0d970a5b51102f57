import { downloadFile } from './downloadFile.ts';

/** How long the file keeps its URL: browsers read the file only after the click, Firefox sometimes much later. */
const keepUrlMs = 60_000;

/** Downloads a file that the page has made. */
export function downloadBlob(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  downloadFile(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), keepUrlMs);
}
