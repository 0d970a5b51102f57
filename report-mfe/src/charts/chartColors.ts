import { css } from 'styled-components';
import { color } from '@cert/shared/ui';
import type { BarKind } from './bars.ts';

type BarStyle = {
  fill: string;
  line: string;
  /** Length of the outline's dashes, in units of the drawing; 0 for a solid line. */
  dash: number;
};

const paler = `color-mix(in oklab, ${color.brand} 60%, ${color.paper})`;

/**
 * The look of each kind of bar. The kinds can be told apart without colour: by their lightness, and chosen comparisons
 * by their outline. The bar of the earlier year has a paler shade of the organisation's own colour.
 */
export const barStyles: Record<BarKind, BarStyle> = {
  own: { fill: color.brand, line: color.brand, dash: 0 },
  previous: { fill: paler, line: paler, dash: 0 },
  average: { fill: color.inkSoft, line: color.inkSoft, dash: 0 },
  country: { fill: color.paper, line: color.ink, dash: 0 },
  industry: { fill: color.paper, line: color.ink, dash: 4 },
  group: { fill: color.paper, line: color.ink, dash: 1.5 },
};

type LineStyle = {
  color: string;
  /** Width of the line, in units of the radar's view box. */
  width: number;
  /** Length of the dashes, in the same units; 0 for a solid line. */
  dash: number;
};

/**
 * The look of each line of a radar. The lines also differ in their dashes, so that they can be told apart without
 * colour. Chosen comparisons have no line, because a radar does not show them.
 */
export const radarLineStyles = {
  own: { color: color.brand, width: 3, dash: 0 },
  previous: { color: paler, width: 2.5, dash: 8 },
  average: { color: color.inkSoft, width: 2.5, dash: 2 },
  reference: { color: color.key, width: 1.5, dash: 5 },
} as const satisfies Partial<Record<BarKind | 'reference', LineStyle>>;

/** The kind of value that a line of a radar shows. */
export type RadarLineKind = keyof typeof radarLineStyles;

/**
 * The colours of the ring and of its legend. The earlier year is a paler shade with a contrast of at least 3:1 to the
 * paper.
 */
export const ringColors = {
  own: color.brand,
  previous: paler,
  threshold: color.ink,
  track: color.brandSoft,
} as const;

/** Applies the reader's colours in forced-colors mode, because the browser does not change SVG shapes itself. */
export const forcedChartColors = css`
  @media (forced-colors: active) {
    --paper: Canvas;
    --ink: CanvasText;
    --ink-soft: GrayText;
    --brand: CanvasText;
    --brand-soft: Canvas;
    --key: Highlight;
    --warning: CanvasText;
    --final: CanvasText;
    --line: color-mix(in oklab, CanvasText 40%, Canvas);
    --line-strong: color-mix(in oklab, CanvasText 60%, Canvas);
    forced-color-adjust: none;
  }
`;
