import { matchPath } from 'react-router-dom';
import type { ReadName } from '@cert/shared/contract';
import { isVisibleTo, type ModulePageEntry, type Platform } from '@cert/shared/platform';

/**
 * Starts the reads of a page (`reads` in `module.json`) while its code is loading. Starts none if the address has
 * search parameters, because these may change what the page reads.
 * @param pathname including the language
 */
export function startReadsOfPage(
  {
    prefetch,
    locale,
    session,
  }: Pick<Platform, 'prefetch' | 'locale'> & { session: Pick<Platform['session'], 'get'> },
  { path, reads = [] }: ModulePageEntry,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const matched = matchPath(
    `${locale.basename}/:questionnaireId/${path}`.replace('//', '/'),
    pathname,
  );
  if (!matched || search !== '') return;
  const params: { readonly [name: string]: string | undefined } = matched.params;
  for (const { action, input, for: readers = 'member' } of reads) {
    if (!isVisibleTo(readers, session.get())) continue;
    const values = Object.entries(input).flatMap(([name, value]) => {
      const actual = value.startsWith(':') ? params[value.slice(1)] : value;
      return actual === undefined ? [] : [[name, actual] as const];
    });
    prefetch(action as ReadName, { ...Object.fromEntries(values), language: locale.language });
  }
}
