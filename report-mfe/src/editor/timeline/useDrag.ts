import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { ViewportPoint } from './readTimelinePoint.ts';

/** Minimum pointer movement that starts a drag, in screen pixels, because a click may include a small movement. */
const slack = 5;

type Options = {
  /** Called during a drag. @param to the point to which the centre of the element is dragged */
  onDrag: (to: ViewportPoint) => void;
  onDrop: (to: ViewportPoint) => void;
  onCancel: () => void;
};

/** Makes an element draggable by mouse, pen and touch, and still clickable. */
export function useDrag({ onDrag, onDrop, onCancel }: Options) {
  const grip = useRef<{ start: ViewportPoint; middle: ViewportPoint } | null>(null);
  const hasMoved = useRef(false);
  const pointOf = ({ clientX, clientY }: ViewportPoint): ViewportPoint => {
    const { start, middle } = grip.current ?? { start: origin, middle: origin };
    return {
      clientX: clientX + middle.clientX - start.clientX,
      clientY: clientY + middle.clientY - start.clientY,
    };
  };
  /** Cancels a drag. @returns whether a drag was in progress */
  const cancel = (): boolean => {
    const isMoving = grip.current !== null && hasMoved.current;
    grip.current = null;
    if (isMoving) onCancel();
    return isMoving;
  };
  return {
    cancel,
    /** Whether a click event is only the end of a drag. A click by keyboard (`detail` is 0) never ends a drag. */
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

const origin: ViewportPoint = { clientX: 0, clientY: 0 };
