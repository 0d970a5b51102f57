import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Point } from './readAim.ts';

/** How far the pointer moves before it drags, in pixels of the screen: no hand presses without moving a little. */
const slack = 5;

type Given = {
  /** It is dragged to the point, of its own middle. */
  onDrag: (to: Point) => void;
  onDrop: (to: Point) => void;
  onCancel: () => void;
};

/** Lets something be dragged by mouse, pen and finger, and still be pressed. */
export function useDrag({ onDrag, onDrop, onCancel }: Given) {
  const grip = useRef<{ start: Point; middle: Point } | null>(null);
  const hasMoved = useRef(false);
  const pointOf = ({ clientX, clientY }: Point): Point => {
    const { start, middle } = grip.current ?? { start: origin, middle: origin };
    return {
      clientX: clientX + middle.clientX - start.clientX,
      clientY: clientY + middle.clientY - start.clientY,
    };
  };
  /** @returns whether there was something to end */
  const cancel = (): boolean => {
    const isMoving = grip.current !== null && hasMoved.current;
    grip.current = null;
    if (isMoving) onCancel();
    return isMoving;
  };
  return {
    cancel,
    /** Whether a click is no press but the end of a drag; one by the keyboard never is. */
    isEnd: ({ detail }: MouseEvent) => detail > 0 && hasMoved.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        const { clientX, clientY, currentTarget } = event;
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        currentTarget.setPointerCapture(event.pointerId);
        hasMoved.current = false;
        grip.current = {
          start: { clientX, clientY },
          middle: { clientX: left + width / 2, clientY: top + height / 2 },
        };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (!grip.current) return;
        const { start } = grip.current;
        const far = Math.hypot(clientX - start.clientX, clientY - start.clientY);
        if (!hasMoved.current && far < slack) return;
        hasMoved.current = true;
        onDrag(pointOf({ clientX, clientY }));
      },
      onPointerUp({ clientX, clientY }: PointerEvent) {
        if (grip.current && hasMoved.current) onDrop(pointOf({ clientX, clientY }));
        grip.current = null;
      },
      onPointerCancel: () => void cancel(),
    },
  };
}

const origin: Point = { clientX: 0, clientY: 0 };
