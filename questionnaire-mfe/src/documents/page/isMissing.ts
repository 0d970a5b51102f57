import type { ListedArea } from '@cert/shared/contract';

/** Whether a question still lacks the document that it asks for; one that does not apply lacks none. */
export function isMissing({
  documentsRequired,
  disabled,
  documents,
}: ListedArea['questions'][number]): boolean {
  return documentsRequired === 1 && disabled === 0 && documents.length === 0;
}
