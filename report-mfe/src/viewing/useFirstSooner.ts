import { useDeferredValue } from 'react';

/** The cover and the contents: what is seen before anybody scrolls. */
const first = 2;

/**
 * The first slides at once, and all of them right after: drawing every chart takes longer than a reader likes to look
 * at nothing.
 */
export function useFirstSooner<Slide>(slides: readonly Slide[]): {
  shown: readonly Slide[];
  isComplete: boolean;
} {
  const shown = useDeferredValue(slides, slides.slice(0, first));
  return { shown, isComplete: shown === slides };
}
