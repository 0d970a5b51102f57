import { useEffect } from 'react';
import { useLanguage, usePlatform, useStore, type ModulePageEntry } from '@cert/shared/platform';
import { useModulePage } from '../site/findModulePage.ts';
import { useProgramme } from './useProgramme.ts';

/** Sets the document's title: the given parts, followed by the product's name. */
export function useDocumentTitle(...parts: (string | number | undefined)[]): void {
  const { product } = useProgramme();
  const title = [...parts, product].filter((part) => part !== undefined && part !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * The title of the open page: the name that the page has set (`useSetPageName`), else the title of its link. If a page
 * has several addresses, usually only one of them has a link; the title of this link is then used at all of them. See
 * docs/decisions/0019-session-and-frame.md.
 */
export function usePageTitle(): string | undefined {
  const { modules, pageName } = usePlatform();
  const language = useLanguage();
  const ownName = useStore(pageName);
  const page = useModulePage();
  if (ownName !== undefined || !page) return ownName;
  const isSame = (one: ModulePageEntry) => one.module === page.module && one.page === page.page;
  const linked = page.link ?? modules.allPages().find((one) => isSame(one) && one.link)?.link;
  return linked?.title[language];
}
