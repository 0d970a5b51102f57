import { css } from 'styled-components';

/** Applies the reader's colours in forced-colors mode, because the browser does not change SVG shapes itself. */
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
