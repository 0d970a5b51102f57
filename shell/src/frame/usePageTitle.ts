import { useLanguage, usePlatform, useStore, type Page } from '@cert/shared/platform';
import { usePage } from '../site/usePage.ts';

/**
 * What the open page is called: as it says itself (`usePageName`), else as its link does, else as the link of the page
 * of the same module that it is a further address of.
 */
export function usePageTitle(): string | undefined {
  const { modules, pageName } = usePlatform();
  const language = useLanguage();
  const ownName = useStore(pageName);
  const page = usePage();
  if (ownName !== undefined || !page) return ownName;
  const isSame = (one: Page) => one.module === page.module && one.page === page.page;
  const linked = page.link ?? modules.allPages().find((one) => isSame(one) && one.link)?.link;
  return linked?.title[language];
}
