import { cleanTitle, maxTitleLength } from '@cert/shared/domain';

/** Returns the default title of a document: the file name without extension, with spaces for underscores. */
export function toDefaultDocumentTitle(fileName: string): string {
  return cleanTitle(fileName.replace(/\.[^.]*$/, '').replaceAll('_', ' '))
    .slice(0, maxTitleLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}
