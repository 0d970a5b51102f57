import { useEffect, useRef } from 'react';

/**
 * Stands before a part that has just been replaced by another of its kind. Whoever was in what is gone goes on here,
 * and not at the top of the page; whoever is elsewhere is left there.
 */
export function ReturnPoint() {
  const point = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) point.current?.focus();
  }, []);
  return <span ref={point} tabIndex={-1} className="visually-hidden" />;
}
