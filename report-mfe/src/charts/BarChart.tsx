import { styled } from 'styled-components';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { mm } from '../layout/mm.ts';
import { barOptions, type BarDrawing } from './barOptions.ts';
import type { BarRow, Scale } from './bars.ts';
import { barCentrePercent } from './barSizes.ts';
import { Chart, useCanDraw } from './Chart.tsx';
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

/**
 * A title column that is wider than this on paper holds sentences instead of names, so it also gets more width on a phone.
 */
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

/**
 * Draws the bars and fills its parent element. It does not redraw when its props change: pass a new `key` for other
 * bars.
 */
function BarPlot(drawing: BarDrawing) {
  return <Strokes>{useCanDraw() && <Chart type="bar" {...barOptions(drawing)} />}</Strokes>;
}

/* The drawing is stretched to the size of its parent element, but its lines keep their width. */
const Strokes = styled.div`
  & line,
  & path {
    vector-effect: non-scaling-stroke;
  }
`;

type RowTitleProps = { row: Pick<BarRow, 'title' | 'highlight'> };

/** The title of a row of bars; a number in it may be highlighted. */
function RowTitle({ row: { title, highlight } }: RowTitleProps) {
  if (!highlight) return <Title>{title}</Title>;
  const end = highlight.at + highlight.length;
  return (
    <Title>
      {title.slice(0, highlight.at)}
      <strong>{title.slice(highlight.at, end)}</strong>
      {title.slice(end)}
    </Title>
  );
}

const Title = styled.div`
  align-self: center;
  padding-inline-end: max(${mm(4)}, 0.5rem);
  color: ${color.ink};
  font: 400 max(${mm(4.2)}, ${fontSize.small}) / 1.25 ${fontFamily.sans};
  overflow-wrap: anywhere;

  & strong {
    color: ${color.brandStrong};
    font: 600 1.2em / 1 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

type BarLabelsProps = { row: BarRow; scale: Scale; rowMm: number };

/** The values of a row, each at the end of its bar. */
function BarLabels({ row: { bars }, scale, rowMm }: BarLabelsProps) {
  return (
    <LabelArea>
      {bars.map(({ kind, length, label }, index) => (
        <Label
          key={kind}
          $kind={kind === 'own' ? 'own' : 'other'}
          $start={(100 * (length ?? 0)) / scale.most}
          $middle={barCentrePercent({ index, count: bars.length, rowMm })}
        >
          {label}
        </Label>
      ))}
    </LabelArea>
  );
}

const LabelArea = styled.div`
  position: relative;
  margin-inline-end: var(--labels);
`;

type LabelProps = { $kind: 'own' | 'other'; $start: number; $middle: number };

const looks = {
  own: { color: color.ink, font: `600 max(${mm(4.6)}, ${fontSize.small}) / 1 ${fontFamily.serif}` },
  other: { color: color.inkSoft, font: `400 max(${mm(3.3)}, 0.6875rem) / 1 ${fontFamily.sans}` },
};

/* Positions are inline styles, because otherwise each position would need its own class. */
const Label = styled.span.attrs<LabelProps>(({ $start, $middle }) => ({
  style: { insetInlineStart: `${$start}%`, insetBlockStart: `${$middle}%` },
}))`
  position: absolute;
  translate: 0 -50%;
  margin-inline-start: ${mm(1)};
  padding-inline: ${mm(0.6)};
  background: ${color.paper};
  color: ${({ $kind }) => looks[$kind].color};
  font: ${({ $kind }) => looks[$kind].font};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
