import { useEffect, useState } from 'react';
import { findCurrent } from './findCurrent.ts';

/** Where in the window a slide must have come to be the current one: a third of its height. */
const lineShare = 1 / 3;

/** Which of these slides is being read, as the reader scrolls. */
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
      setCurrent(findCurrent(tops, window.innerHeight * lineShare));
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
