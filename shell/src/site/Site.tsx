import { useEffect, useState, useRef, type MouseEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePlatform, useStore } from '@cert/shared/platform';
import { color, zIndex, motion, stroke, radius, space } from '@cert/shared/ui';
import { DemoStrip } from './DemoStrip.tsx';
import { useModulePage } from './findModulePage.ts';
import { findScrollKey } from './findScrollKey.ts';
import { SiteNotices } from './SiteNotices.tsx';
import { useRestoreScroll } from './useRestoreScroll.ts';
import { usePrefetch } from './usePrefetch.ts';

/** The parts that surround every page of the site, whatever its frame. */
export function Site() {
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <DemoStrip />
      <Outlet />
      <SiteNotices />
      <PageAnnouncement />
      <ScrollRestoration getKey={findScrollKey} />
      <RestoreScroll />
      <ModuleUpkeep />
    </>
  );
}

/** A component, because the stores that it follows change while a page loads, and must not render the site again. */
function ModuleUpkeep() {
  usePrefetch();
  useApplyPatches();
  return null;
}

/** A component, because it must come after `ScrollRestoration`. */
function RestoreScroll() {
  useRestoreScroll();
  return null;
}

/** Milliseconds. No bar is shown for shorter loads. */
const delayMs = 200;

/** A progress line at the top edge while parts of a page load. In addition, each loading part shows an indicator. */
function LoadingBar() {
  const { pending } = usePlatform();
  return useStore(pending) > 0 ? <DelayedBar /> : null;
}

function DelayedBar() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Line aria-hidden="true" data-loading="page" className="screen-only" /> : null;
}

const Line = styled.div`
  position: fixed;
  z-index: ${zIndex.toast};
  inset: 0 0 auto;
  block-size: ${stroke.mark};
  overflow: hidden;
  pointer-events: none;

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    background: ${color.brand};
    transform-origin: 0;
    animation: ${motion.travelling};
  }
`;

/** Milliseconds between navigation and announcement. Some pages set their title only after loading their data. */
const titleDelayMs = 600;

/**
 * Moves the focus to the page and announces its title after navigation. A browser does this itself only when it loads a
 * new document.
 */
function PageAnnouncement() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    // For an address with a fragment, the page focuses the named element.
    if (!hash && !isFocusInMain()) focusMain({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), titleDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <p className="visually-hidden screen-only" aria-live="polite">
      {title}
    </p>
  );
}

/** Whether the focus is already in the page or in a dialog, for example on a clicked tab. It must then stay there. */
function isFocusInMain(): boolean {
  return document.activeElement?.closest('main, dialog') !== null;
}

/** The first tab stop of every page: skips header and sidebar. */
function SkipLink() {
  const { t } = useTranslation('shell');
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusMain();
  };
  return (
    <Anchor href="#content" onClick={skip} className="screen-only">
      {t('frame.skip')}
    </Anchor>
  );
}

const Anchor = styled.a`
  position: fixed;
  z-index: ${zIndex.toast};
  left: ${space[4]};
  top: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.small};
  background: ${color.paper};
  &:not(:focus) {
    clip-path: inset(50%);
    height: 1px;
    width: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
`;

/** Switches to new patch versions of modules when another page opens, because that interrupts no work on a page. */
function useApplyPatches(): void {
  const { modules } = usePlatform();
  const page = useModulePage();
  const shown = page && `${page.module} ${page.page}`;
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    modules.applyPatches();
  }, [modules, shown]);
}

/** Focuses the page's `main` element. */
export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus(options);
}
