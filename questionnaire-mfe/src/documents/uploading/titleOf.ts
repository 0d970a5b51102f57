import { cleanTitle } from '@cert/shared/domain';
import { maxTitleLength } from './maxTitleLength.ts';

/** The default title of a document: the file name without its extension, on one line. */
export function titleOf(fileName: string): string {
  return cleanTitle(fileName.replace(/\.[^.]*$/, '').replaceAll('_', ' '))
    .slice(0, maxTitleLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}
