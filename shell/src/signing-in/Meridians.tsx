import styled from 'styled-components';

/** Half axes of the lines from pole to pole, of a globe of radius 100. */
const widths = [12, 31, 50, 68, 84, 95];

/** The programme's sign, large and quiet behind its words. */
export function Meridians() {
  return (
    <Drawing viewBox="-101 -101 202 202" aria-hidden="true" focusable="false">
      <circle r="100" />
      {widths.map((width) => (
        <ellipse key={width} rx={width} ry="100" />
      ))}
      <path d="M0-100v200" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  position: absolute;
  z-index: -1;
  inset-block-end: -22%;
  inset-inline-end: -34%;
  block-size: 96%;
  max-inline-size: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 0.5;
  opacity: 0.28;
  rotate: 18deg;
`;
