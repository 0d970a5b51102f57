import { css } from 'styled-components';

/** The library draws at a fixed size; once that is its view box, the drawing takes the size of the frame around it. */
export const scaledDrawing = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  & .apexcharts-canvas {
    position: static;
  }

  & .apexcharts-svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
`;
