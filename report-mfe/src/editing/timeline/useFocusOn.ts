import { useEffect, useState, type RefObject } from 'react';

/** A part of the timeline's editor that can have the focus. */
type Part = { part: 'dot' | 'title'; index: number } | { part: 'add' };

/** Leads the focus to a part that is there only after what has just been done is drawn; at first to the first item. */
export function useFocusOn(frame: RefObject<HTMLElement | null>): (part: Part) => void {
  const [wanted, setWanted] = useState<Part>({ part: 'dot', index: 0 });
  useEffect(() => {
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    const part = wanted.part === 'add' ? null : find(`[data-${wanted.part}="${wanted.index}"]`);
    (part ?? find('[data-add]'))?.focus();
  }, [wanted, frame]);
  return setWanted;
}
