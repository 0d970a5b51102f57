import { useEffect } from 'react';

/** Beside the place that takes files a dropped one does nothing; the browser would leave the page to show it. */
export function useStrayDrops(): void {
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}
