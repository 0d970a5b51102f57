import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a drawing may start. Each chart draws in a task of its own after the page is shown, so that a report with
 * many charts stays responsive. Before printing all charts draw at once.
 */
export function useCanDraw(): boolean {
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
