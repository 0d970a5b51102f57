import { useEffect, useState } from 'react';
import { findCurrentSlideId } from './findCurrentSlideId.ts';

/**
 * A slide becomes the current one when its upper edge is above this share of the window's height, measured from the
 * top.
 */
const lineShare = 1 / 3;

/** The slide at the reader's scroll position. */
export function useCurrentSlide(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = ids.flatMap((id) => {
        const slide = document.getElementById(id);
        return slide ? [{ id, top: slide.getBoundingClientRect().top }] : [];
      });
      setCurrent(findCurrentSlideId(tops, window.innerHeight * lineShare));
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
