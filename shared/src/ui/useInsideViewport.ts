import { useLayoutEffect, useRef } from 'react';

/** Minimum distance between a bubble and the edge of the window, in CSS pixels. */
const edgePx = 8;

/**
 * Moves an absolutely positioned element sideways by the distance that it extends beyond the window.
 * @returns the ref of that element
 */
export function useInsideViewport(isShown: boolean) {
  const ref = useRef<HTMLSpanElement>(null);
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
