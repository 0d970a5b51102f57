/** Maximum number of characters: long enough to recognise the file, short enough for every file system. */
const longestName = 100;

/**
 * Creates the name of a document's file in an export: its id, which makes it unique, and its original name without
 * characters that are special to file systems or shells.
 */
export function formatExportFileName(documentId: number, uploadedName: string): string {
  const plain = uploadedName
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[.\s]+/, '');
  return `${documentId}-${plain.slice(-longestName)}`;
}
