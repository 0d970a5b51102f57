import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Minimum distance between the element and the edge of the window, in CSS pixels. */
const edgePx = 8;

/**
 * Moves an absolutely positioned element sideways if it extends beyond the window, so that all of it is visible.
 * @returns the ref of that element
 */
export function useInsideViewport<Shown extends HTMLElement>(
  isShown: boolean,
): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isShown) return;
    element.style.translate = '';
    const { left, right } = element.getBoundingClientRect();
    const over = Math.max(0, right + edgePx - document.documentElement.clientWidth);
    const shift = Math.max(edgePx - left, -over);
    if (left < edgePx || over > 0) element.style.translate = `${shift}px`;
  }, [isShown]);
  return ref;
}
