import { useLanguage, usePlatform, useStore, type Page } from '@cert/shared/platform';
import { usePage } from '../site/usePage.ts';

/**
 * The title of the open page: its own (`usePageName`), or the title of its link, or, for a page with several
 * addresses, the link of another address. See docs/decisions/0019-session-and-frame.md.
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
