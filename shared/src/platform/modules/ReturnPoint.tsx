import { useEffect, useRef } from 'react';

/**
 * A focus target before a part that has just been replaced by another version. If the focus was inside the removed
 * part, it moves here and not to the top of the page; a focus elsewhere stays.
 */
export function ReturnPoint() {
  const point = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) point.current?.focus();
  }, []);
  return <span ref={point} tabIndex={-1} className="visually-hidden" />;
}
