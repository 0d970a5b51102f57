import { useLayoutEffect, useRef } from 'react';
import { usePlatform } from '@cert/shared/platform';
import { usePage } from './usePage.ts';

/** With each change to another page the patches that have come meanwhile are taken over: nobody is in the middle of it. */
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
