import { downloadFile } from './downloadFile.ts';

/** How long a file has an address: browsers read it after the click that downloads it, Firefox also much later. */
const keepUrlMs = 60_000;

/** Downloads a file that the page has made. */
export function downloadBlob(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  downloadFile(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), keepUrlMs);
}
