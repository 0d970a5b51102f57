/**
 * Where the name of an axis stands around the web: the axes begin at the top and go round clockwise.
 * @param distance from the middle, where 1 is the radius of the web
 * @returns percents of the square that the web fills, and towards which side and edge the name leads away from it
 */
export function placeLabel({
  index,
  count,
  distance,
}: {
  index: number;
  count: number;
  distance: number;
}): { x: number; y: number; side: LeadsTo; edge: LeadsTo } {
  const angle = (2 * Math.PI * index) / count;
  const x = Math.sin(angle);
  const y = -Math.cos(angle);
  return {
    x: 50 + 50 * distance * x,
    y: 50 + 50 * distance * y,
    side: leadsTo(x, 0.01),
    edge: leadsTo(y, 0.6),
  };
}

/** From a point of the web's rim: on, back, or to both sides alike. */
export type LeadsTo = 'start' | 'middle' | 'end';

function leadsTo(from: number, evenBelow: number): LeadsTo {
  if (Math.abs(from) < evenBelow) return 'middle';
  return from > 0 ? 'start' : 'end';
}
