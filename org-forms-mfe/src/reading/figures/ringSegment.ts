type Ring = {
  /** The centre, and the radii of the inner and outer edge. */
  x: number;
  y: number;
  inner: number;
  outer: number;
};

/** A point on a circle. The angle is in radians, clockwise from the top. */
export function pointOnCircle(ring: Pick<Ring, 'x' | 'y'>, radius: number, angle: number) {
  return { x: ring.x + radius * Math.sin(angle), y: ring.y - radius * Math.cos(angle) };
}

/** How far the tip of an arrow reaches into the next segment, in radians. */
const tipRadians = 0.12;

/** The path of an arrow-shaped ring segment. It points clockwise, and its tip fits into the next segment. */
export function ringSegment(ring: Ring, from: number, to: number): string {
  const point = (radius: number, angle: number) => {
    const { x, y } = pointOnCircle(ring, radius, angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const { inner, outer } = ring;
  const middle = (inner + outer) / 2;
  return [
    `M${point(outer, from)}`,
    `A${outer} ${outer} 0 0 1 ${point(outer, to)}`,
    `L${point(middle, to + tipRadians)}`,
    `L${point(inner, to)}`,
    `A${inner} ${inner} 0 0 0 ${point(inner, from)}`,
    `L${point(middle, from + tipRadians)}`,
    'Z',
  ].join('');
}
