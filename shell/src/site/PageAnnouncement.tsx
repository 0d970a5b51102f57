import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMain } from './focusMain.ts';

/** Milliseconds between navigation and announcement. Some pages set their title only after loading their data. */
const titleDelayMs = 600;

/** On navigation, does what a browser does for a new document: moves the focus and announces the title. */
export function PageAnnouncement() {
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

/** If so, the focus stays: on a clicked tab of the page, or in a dialog until it closes. */
function isFocusInMain(): boolean {
  return document.activeElement?.closest('main, dialog') !== null;
}
