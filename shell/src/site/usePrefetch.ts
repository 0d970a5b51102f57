import { useEffect } from 'react';
import { storageKeys, usePlatform, useStore } from '@cert/shared/platform';
import { findPage, toPartId } from './findPage.ts';

/** Milliseconds. The browser is treated as idle this long after the last part of a page has loaded. */
const idleAfterMs = 2_000;

/**
 * Prefetches the code of a page when a link to it is hovered or focused, and the modules' entries when the browser is
 * idle. Does so only for pages that the reader can open, and not on slow or metered connections.
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
      const page = findPage({ modules, locale }, reader, link.pathname);
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

/** Whether the reader has turned on data saving, or the connection is slow. */
function isConnectionLimited(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
