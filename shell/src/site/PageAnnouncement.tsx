import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMain } from './focusMain.ts';

/** Milliseconds. A page may set its title only after it has loaded its data. */
const titleDelayMs = 600;

/** On navigation, does what a browser does for a new document: moves the focus and announces the title. */
export function PageAnnouncement() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    // An address with a fragment sets the focus itself.
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

/** After a click on a tab of the page, the focus stays on it. A dialog keeps the focus until it closes. */
function isFocusInMain(): boolean {
  return document.activeElement?.closest('main, dialog') !== null;
}
