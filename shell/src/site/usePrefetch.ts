import { useEffect } from 'react';
import { storageKeys, usePlatform, useStore } from '@cert/shared/platform';
import { findPage, partOf } from './findPage.ts';

/** So long after the last part of a page has come is the browser taken to be idle. */
const idleAfterMs = 2_000;

/**
 * Fetches code before it is asked for: a page's as soon as somebody is about to press a link to it, and the modules'
 * entries when the browser has nothing to do. Only of pages that are this reader's, and not where data is dear.
 */
export function usePrefetch(): void {
  const { modules, session, pending, locale, storage } = usePlatform();
  const reader = useStore(session);
  const isQuiet = useStore(pending) === 0;
  const inUse = useStore(modules.inUse);

  useEffect(() => {
    if (!reader || isDataDear()) return;
    const onAim = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin) return;
      const page = findPage({ modules, locale }, reader, link.pathname);
      if (page) modules.prefetch(partOf(page));
    };
    document.addEventListener('pointerover', onAim, { passive: true });
    document.addEventListener('focusin', onAim);
    return () => {
      document.removeEventListener('pointerover', onAim);
      document.removeEventListener('focusin', onAim);
    };
  }, [modules, inUse, reader, locale]);

  useEffect(() => {
    if (!reader || !isQuiet || isDataDear()) return;
    const timer = setTimeout(() => {
      const linked = modules.pages(reader).filter((page) => page.link);
      for (const module of new Set(linked.map((page) => page.module))) modules.prefetch({ module });
      // Once the grades are final, what is opened next is what stands in a window of its own: the report.
      if (storage.getItem(storageKeys.final) === 'true')
        for (const page of linked.filter(({ frame }) => frame === 'bare'))
          modules.prefetch(partOf(page));
    }, idleAfterMs);
    return () => clearTimeout(timer);
  }, [modules, inUse, reader, isQuiet, storage]);
}

/** The reader has asked to save data, or the line is a slow one. */
function isDataDear(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
