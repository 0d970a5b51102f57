import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a drawing is due. Each comes in a task of its own after the page has been shown, so that a report with many
 * charts is read and scrolled while they come; paper waits for none: before printing all are drawn at once.
 */
export function useOwnTask(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isDue) return undefined;
    const draw = () => flushSync(() => setIsDue(true));
    const timer = setTimeout(draw);
    window.addEventListener('beforeprint', draw);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', draw);
    };
  }, [isDue]);
  return isDue;
}
