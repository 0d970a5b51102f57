import { cleanTitle } from '@cert/shared/domain';

/** The default title of a document: the file name without its extension, on one line. */
export function titleOf(fileName: string): string {
  return cleanTitle(fileName.replace(/\.[^.]*$/, '').replaceAll('_', ' '))
    .slice(0, maxTitleLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Maximum title length that the server accepts, in characters. */
export const maxTitleLength = 300;
