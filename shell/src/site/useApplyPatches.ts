import { useLayoutEffect, useRef } from 'react';
import { usePlatform } from '@cert/shared/platform';
import { usePage } from './usePage.ts';

/** Switches to new patch versions of modules on navigation, because this interrupts no work on a page. */
export function useApplyPatches(): void {
  const { modules } = usePlatform();
  const page = usePage();
  const shown = page && `${page.module} ${page.page}`;
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    modules.takePatches();
  }, [modules, shown]);
}
