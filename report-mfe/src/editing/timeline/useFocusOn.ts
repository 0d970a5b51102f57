import { useEffect, useState, type RefObject } from 'react';

/** A part of the timeline editor that can receive the focus. */
type Part = { part: 'dot' | 'title'; index: number } | { part: 'add' };

/** Focuses a part of the editor after the next render. Initially it focuses the first item. */
export function useFocusOn(frame: RefObject<HTMLElement | null>): (part: Part) => void {
  const [wanted, setWanted] = useState<Part>({ part: 'dot', index: 0 });
  useEffect(() => {
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    const part = wanted.part === 'add' ? null : find(`[data-${wanted.part}="${wanted.index}"]`);
    (part ?? find('[data-add]'))?.focus();
  }, [wanted, frame]);
  return setWanted;
}
