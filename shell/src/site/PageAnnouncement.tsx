import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMain } from './focusMain.ts';

/** Titles come with what a page has read; until then it says what it is called anyway. */
const settleMs = 600;

/** After a change of page, what a browser does with a new document: the focus is in it, and its title is read out. */
export function PageAnnouncement() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    // An address with a place in the page leads there by itself.
    if (!hash && !isFocusInMain()) focusMain({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), settleMs);
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <p className="visually-hidden screen-only" aria-live="polite">
      {title}
    </p>
  );
}

/** Somebody who presses a tab of the page goes on at that tab; a dialog keeps the focus until it closes. */
function isFocusInMain(): boolean {
  return document.activeElement?.closest('main, dialog') !== null;
}
