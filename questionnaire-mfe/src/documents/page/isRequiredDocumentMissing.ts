import type { ListedArea } from '@cert/shared/contract';

/** Whether a required document is missing. A disabled question requires none. */
export function isRequiredDocumentMissing({
  documentsRequired,
  disabled,
  documents,
}: ListedArea['questions'][number]): boolean {
  return documentsRequired === 1 && disabled === 0 && documents.length === 0;
}
