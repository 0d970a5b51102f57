import { useEffect, useState } from 'react';

/**
 * A sheet becomes the current sheet when its upper edge is above a line in the window. `lineShare` is the distance of
 * this line from the top of the window, as a share of the window's height.
 */
const lineShare = 1 / 3;

/** Returns the id of the sheet at the current scroll position; undefined without sheets. */
export function useCurrentSheet(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = ids.flatMap((id) => {
        const sheet = document.getElementById(id);
        return sheet ? [{ id, top: sheet.getBoundingClientRect().top }] : [];
      });
      setCurrent(findCurrentSheetId(tops, window.innerHeight * lineShare));
    };
    const lookSoon = () => (frame ||= requestAnimationFrame(look));
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [ids]);
  return current;
}

/**
 * The id of the current sheet: the last sheet whose upper edge is above a line near the top of the window, else the
 * first sheet.
 * @param tops distance of each sheet's upper edge from the top of the window, in the order of the sheets
 * @param line distance of the line from the top of the window, in the same unit
 */
export function findCurrentSheetId(
  tops: readonly { id: string; top: number }[],
  line: number,
): string | undefined {
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
