/**
 * Positions the name of an axis around the web, which is the grid of the radar chart. The first axis points up; the
 * others follow clockwise.
 * @param distance from the centre, where 1 is the radius of the web
 * @returns position in percent of the square around the web, and the side and edge towards which the text extends
 */
export function placeLabel({
  index,
  count,
  distance,
}: {
  index: number;
  count: number;
  distance: number;
}): { x: number; y: number; side: TextAnchor; edge: TextAnchor } {
  const angle = (2 * Math.PI * index) / count;
  const x = Math.sin(angle);
  const y = -Math.cos(angle);
  return {
    x: 50 + 50 * distance * x,
    y: 50 + 50 * distance * y,
    side: textAnchor(x, 0.01),
    edge: textAnchor(y, 0.6),
  };
}

/** Direction of the text at a point of the rim: forward, backward, or centred. */
export type TextAnchor = 'start' | 'middle' | 'end';

function textAnchor(from: number, evenBelow: number): TextAnchor {
  if (Math.abs(from) < evenBelow) return 'middle';
  return from > 0 ? 'start' : 'end';
}
