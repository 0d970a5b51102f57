import { cleanTitle } from '@cert/shared/domain';
import { maxTitleLength } from './maxTitleLength.ts';

/** The title that a document has until somebody writes a better one: the file's name in one line, without its ending. */
export function titleOf(fileName: string): string {
  return cleanTitle(fileName.replace(/\.[^.]*$/, '').replaceAll('_', ' '))
    .slice(0, maxTitleLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}
