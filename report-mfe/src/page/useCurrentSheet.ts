import { useEffect, useState } from 'react';

/**
 * A sheet becomes the current one when its upper edge is above this share of the window's height, measured from the
 * top.
 */
const lineShare = 1 / 3;

/** The sheet at the reader's scroll position. */
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
 * The index of the current sheet: the last one whose upper edge is above a line near the top of the window, else the
 * first sheet.
 * @param tops distance of each sheet's upper edge from that of the window, in their order
 */
export function findCurrentSheetId(
  tops: readonly { id: string; top: number }[],
  line: number,
): string | undefined {
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
