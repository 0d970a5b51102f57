import { styled } from 'styled-components';
import { color, media } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import { BarBoard } from './BarBoard.tsx';
import type { BarDrawing } from './barOptions.ts';
import { BarLabels } from './BarLabels.tsx';
import { RowTitle } from './RowTitle.tsx';
import { ScaleTicks } from './ScaleTicks.tsx';

type Props = BarDrawing & {
  /** In a sentence, for those who do not see it. */
  alternative: string;
  /** Width of the titles on paper, in millimetres. */
  titleMm: number;
  /** A value of the scale as people read it; without it the scale is not written. */
  formatTick?: (value: number) => string;
};

/**
 * Rows of bars with their titles, each bar labelled with its value. The same drawing on screen and paper; all rows are
 * as high as the highest, so that one drawing serves them all. `ChartTable` tells the same.
 */
export function BarChart({ alternative, titleMm, formatTick, ...board }: Props) {
  const { rows, scale, reference, rowMm } = board;
  return (
    <Frame role="img" aria-label={alternative} $titleMm={titleMm}>
      <Lines $rowMm={rowMm} $bars={Math.max(...rows.map(({ bars }) => bars.length))}>
        <Plot>
          <BarBoard key={JSON.stringify([rows, rowMm])} {...board} />
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

/** Titles that are sentences take more than names do, on a phone, too. */
const wideMm = 100;

const Frame = styled.div<{ $titleMm: number }>`
  --titles: ${({ $titleMm }) => mm($titleMm)};
  /* Room for the label of the longest bar. */
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

/* The drawing lies below the labels of all lines. */
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
