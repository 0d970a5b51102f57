type Ring = {
  /** Of the middle, and the distances of the inner and outer edge. */
  x: number;
  y: number;
  inner: number;
  outer: number;
};

/** A point on a circle; angle 0 is up, angles grow clockwise, in radians. */
export function onCircle(ring: Pick<Ring, 'x' | 'y'>, radius: number, angle: number) {
  return { x: ring.x + radius * Math.sin(angle), y: ring.y - radius * Math.cos(angle) };
}

/** How far the tip of an arrow reaches into the next segment, in radians. */
const tip = 0.12;

/** Outline of a piece of a ring that points clockwise like an arrow and fits into the next one. */
export function ringSegment(ring: Ring, from: number, to: number): string {
  const point = (radius: number, angle: number) => {
    const { x, y } = onCircle(ring, radius, angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const { inner, outer } = ring;
  const middle = (inner + outer) / 2;
  return [
    `M${point(outer, from)}`,
    `A${outer} ${outer} 0 0 1 ${point(outer, to)}`,
    `L${point(middle, to + tip)}`,
    `L${point(inner, to)}`,
    `A${inner} ${inner} 0 0 0 ${point(inner, from)}`,
    `L${point(middle, from + tip)}`,
    'Z',
  ].join('');
}
