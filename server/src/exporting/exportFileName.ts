/** Long enough to be recognised, short enough for every file system. */
const longestName = 100;

/**
 * The name under which a document's file lies beside an export: its number, so that no two are the same, and what it
 * was called by its uploader, without anything that a file system or a shell could take for more than a letter.
 */
export function exportFileName(documentId: number, uploadedName: string): string {
  const plain = uploadedName
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[.\s]+/, '');
  return `${documentId}-${plain.slice(-longestName)}`;
}
