import { useEffect } from 'react';
import { storageKeys, usePlatform, useStore } from '@cert/shared/platform';
import { findModulePage, toPartId } from './findModulePage.ts';

/** Milliseconds after the last part of a page has loaded until the browser is treated as idle. */
const idleAfterMs = 2_000;

/**
 * Prefetches the code of a page when a link to it is hovered or focused. When the browser is idle, prefetches the entry
 * of each module that has a page in the sidebar. Prefetches only pages that the user can open, and nothing if data
 * saving is on or the connection is slow.
 */
export function usePrefetch(): void {
  const { modules, session, pending, locale, storage } = usePlatform();
  const reader = useStore(session);
  const isQuiet = useStore(pending) === 0;
  const inUse = useStore(modules.inUse);

  useEffect(() => {
    if (!reader || isConnectionLimited()) return;
    const prefetchLinkTarget = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin) return;
      const page = findModulePage({ modules, locale }, reader, link.pathname);
      if (page) modules.prefetch(toPartId(page));
    };
    document.addEventListener('pointerover', prefetchLinkTarget, { passive: true });
    document.addEventListener('focusin', prefetchLinkTarget);
    return () => {
      document.removeEventListener('pointerover', prefetchLinkTarget);
      document.removeEventListener('focusin', prefetchLinkTarget);
    };
  }, [modules, inUse, reader, locale]);

  useEffect(() => {
    if (!reader || !isQuiet || isConnectionLimited()) return;
    const timer = setTimeout(() => {
      const linked = modules.pages(reader).filter((page) => page.link);
      for (const module of new Set(linked.map((page) => page.module))) modules.prefetch({ module });
      // Once the grades are final, the report (a page with frame `bare`) is probably opened next.
      if (storage.getItem(storageKeys.final) === 'true')
        for (const page of linked.filter(({ frame }) => frame === 'bare'))
          modules.prefetch(toPartId(page));
    }, idleAfterMs);
    return () => clearTimeout(timer);
  }, [modules, inUse, reader, isQuiet, storage]);
}

/** Whether the user has turned on data saving, or the connection is slow. */
function isConnectionLimited(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
