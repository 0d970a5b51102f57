import { styled } from 'styled-components';
import { color, media } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import { BarPlot } from './BarPlot.tsx';
import type { BarDrawing } from './barOptions.ts';
import { BarLabels } from './BarLabels.tsx';
import { RowTitle } from './RowTitle.tsx';
import { ScaleTicks } from './ScaleTicks.tsx';

type Props = BarDrawing & {
  /** A sentence that describes the chart to screen readers. */
  alternative: string;
  /** Width of the row titles on paper, in millimetres. */
  titleMm: number;
  /** Formats a value of the scale; without it the scale has no labels. */
  formatTick?: (value: number) => string;
};

/**
 * Rows of labelled bars, each with a title; the same drawing on screen and paper. All rows have the height of the
 * highest one, so that one drawing contains all bars. `ChartTable` gives the same numbers to screen readers.
 */
export function BarChart({ alternative, titleMm, formatTick, ...board }: Props) {
  const { rows, scale, reference, rowMm } = board;
  return (
    <Frame role="img" aria-label={alternative} $titleMm={titleMm}>
      <Lines $rowMm={rowMm} $bars={Math.max(...rows.map(({ bars }) => bars.length))}>
        <Plot>
          <BarPlot key={JSON.stringify([rows, rowMm])} {...board} />
        </Plot>
        {rows.map((row) => (
          <Line key={row.key}>
            <RowTitle row={row} />
            <BarLabels row={row} scale={scale} rowMm={rowMm} />
          </Line>
        ))}
      </Lines>
      {formatTick && <ScaleTicks {...{ scale, reference, formatTick }} />}
    </Frame>
  );
}

/** Titles that are sentences need more width than names, on a phone, too. */
const wideMm = 100;

const Frame = styled.div<{ $titleMm: number }>`
  --titles: ${({ $titleMm }) => mm($titleMm)};
  /* Space for the label of the longest bar. */
  --labels: ${mm(24)};

  @media screen and ${media.phone} {
    --titles: ${({ $titleMm }) => ($titleMm > wideMm ? 52 : 38)}%;
    --labels: 4.5rem;
  }
`;

const Lines = styled.div<{ $rowMm: number; $bars: number }>`
  position: relative;
  display: grid;
  grid-auto-rows: minmax(max(${({ $rowMm }) => mm($rowMm)}, ${({ $bars }) => $bars}rem), 1fr);
  border-block-start: 1px solid ${color.line};
`;

/* The drawing of all bars is behind the labels of the rows. */
const Plot = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: var(--titles) var(--labels);
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: var(--titles) minmax(0, 1fr);
  border-block-end: 1px solid ${color.line};
`;
