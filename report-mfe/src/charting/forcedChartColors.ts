import { css } from 'styled-components';

/** Gives a drawing the reader's colours in a mode of forced colours, which leaves shapes as they are. */
export const forcedChartColors = css`
  @media (forced-colors: active) {
    --paper: Canvas;
    --ink: CanvasText;
    --ink-soft: GrayText;
    --brand: CanvasText;
    --brand-soft: Canvas;
    --key: Highlight;
    --line: color-mix(in oklab, CanvasText 40%, Canvas);
    --line-strong: color-mix(in oklab, CanvasText 60%, Canvas);
    forced-color-adjust: none;
  }
`;
