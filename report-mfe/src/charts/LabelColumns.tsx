import { styled } from 'styled-components';
import { color, fontFamily, media } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import type { Bar, BarRow } from './bars.ts';
import { BarSample } from './ChartLegend.tsx';

/**
 * Average width of a letter as a share of the type size, and width of a column's sample with its gaps in millimetres.
 */
const letterEm = 0.55;
const sampleMm = 7;

/** Type size of the values in millimetres: smaller with more columns, but at least 8.5 points (3 mm). */
function fontMm(columns: number): number {
  if (columns <= 2) return 3.8;
  return columns === 3 ? 3.4 : 3;
}

type Props = { bars: BarRow['bars'] };

/**
 * The values of a row in a dense table: one column per kind of bar, at the end of the row. A small sample of the bar
 * shows the kind, as in the legend. On a phone, `BarLabels` shows the values at the ends of the bars instead.
 */
export function LabelColumns({ bars }: Props) {
  return (
    <Columns $fontMm={fontMm(bars.length)}>
      {bars.map(({ kind, label, isGood }) => (
        <Value key={kind} $isOwn={kind === 'own'} $isGood={isGood === true}>
          <BarSample kind={kind} />
          {label}
        </Value>
      ))}
    </Columns>
  );
}

/** Width of all label columns of a table together, in millimetres. */
export function calculateLabelColumnsWidthMm(rows: readonly BarRow[]): number {
  const count = Math.max(...rows.map(({ bars }) => bars.length));
  const bars = rows.flatMap((row) => row.bars);
  return count * columnMm(bars, count);
}

function columnMm(bars: readonly Bar[], columns: number): number {
  const letters = Math.max(...bars.map(({ label }) => label.length));
  return letters * letterEm * fontMm(columns) + sampleMm;
}

const Columns = styled.div<{ $fontMm: number }>`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: center;
  inline-size: calc(var(--labels) - ${sheetMm(2)});
  font-size: max(${({ $fontMm }) => sheetMm($fontMm)}, ${sheetRem(0.6875)});

  @media screen and ${media.phone} {
    display: none;
  }
`;

const Value = styled.span<{ $isOwn: boolean; $isGood: boolean }>`
  display: flex;
  align-items: center;
  gap: ${sheetMm(1)};
  color: ${({ $isOwn, $isGood }) => ($isGood ? color.final : $isOwn ? color.ink : color.inkSoft)};
  font: ${({ $isOwn }) => ($isOwn ? 600 : 400)} 1em / 1 ${fontFamily.sans};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > svg {
    flex: none;
    inline-size: ${sheetMm(3.4)};
  }
`;
