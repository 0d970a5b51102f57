import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import { buildBarOptions, type BarDrawing } from './buildBarOptions.ts';
import type { BarRow, Scale } from './bars.ts';
import { calculateBarCentrePercent, barPitchMm } from './barSizes.ts';
import { Chart } from './Chart.tsx';
import { FailingGrade, GradeGap } from './FailingGrade.ts';
import type { DenseTableSizes, RowSizes } from './splitRowsIntoSheets.ts';
import { LabelColumns, calculateLabelColumnsWidthMm } from './LabelColumns.tsx';
import { ScaleTicks } from './ScaleTicks.tsx';

type Props = BarDrawing & {
  /** A sentence that describes the chart to screen readers. */
  alternative: string;
  /** Width of the row titles on paper, in millimetres. */
  titleMm: number;
  /** Space for the label beside the longest bar, in millimetres on paper. Default: 24. */
  labelsMm?: number;
  /** Formats a value of the scale; without it the scale has no labels. */
  formatTick?: (value: number) => string;
  /** The sizes of rows that are closer together than usual. */
  tight?: RowSizes | undefined;
  /** The sizes of a dense table, whose labels are in columns; undefined if the rows are not dense. */
  dense?: DenseTableSizes | undefined;
};

/**
 * Rows of labelled bars, each row with a title. Screen and paper show the same drawing. All rows are as high as the
 * highest row, so that one drawing contains all bars. `ChartTable` gives the same numbers to screen readers.
 */
export function BarChart({
  alternative,
  titleMm,
  labelsMm = 24,
  formatTick,
  tight,
  dense,
  ...drawing
}: Props) {
  const { rows, scale, reference, rowMm } = drawing;
  const { barMm, titleFontMm } = dense ?? tight ?? {};
  return (
    <Frame
      role="img"
      aria-label={alternative}
      $titleMm={dense?.titleMm ?? titleMm}
      $labelsMm={dense ? calculateLabelColumnsWidthMm(rows) : labelsMm}
    >
      <Lines
        $rowMm={rowMm}
        $barMm={barMm ?? barPitchMm}
        $bars={Math.max(...rows.map(({ bars }) => bars.length))}
      >
        <Plot>
          <BarPlot key={JSON.stringify([rows, rowMm, barMm])} {...drawing} barMm={barMm} />
        </Plot>
        {rows.map((row) => (
          <Line key={row.key}>
            <RowTitle row={row} fontMm={titleFontMm} />
            <BarLabels row={row} {...{ scale, rowMm, barMm }} isDense={!!dense} />
            {dense && <LabelColumns bars={row.bars} />}
          </Line>
        ))}
      </Lines>
      {formatTick && <ScaleTicks {...{ scale, reference, formatTick }} />}
    </Frame>
  );
}

/**
 * Minimum width, in millimetres on paper, of a title column that contains sentences instead of names. Such a column
 * also gets more width on a phone.
 */
const wideMm = 100;

const Frame = styled.div<{ $titleMm: number; $labelsMm: number }>`
  --titles: ${({ $titleMm }) => sheetMm($titleMm)};
  /* Space for the label of the longest bar. */
  --labels: ${({ $labelsMm }) => sheetMm($labelsMm)};

  @media screen and ${media.phone} {
    --titles: ${({ $titleMm }) => ($titleMm >= wideMm ? 52 : 38)}%;
    --labels: ${sheetRem(4.5)};
  }
`;

/** Minimum distance of two bars in rem, so that the values at their ends do not overlap on a small screen. */
const minPitchRem = 0.85;

/**
 * Minimum height of a row in rem. On a small screen the letters do not shrink with the sheet, so a row with several
 * bars must be higher to keep the minimum distance of its bars.
 */
function minRowRem({ $rowMm, $barMm, $bars }: LinesProps): number {
  return $bars > 1 ? Math.max($bars, (minPitchRem * $rowMm) / $barMm) : 1;
}

type LinesProps = { $rowMm: number; $barMm: number; $bars: number };

const Lines = styled.div<LinesProps>`
  position: relative;
  display: grid;
  grid-auto-rows: minmax(
    max(${({ $rowMm }) => sheetMm($rowMm)}, ${(lines) => sheetRem(minRowRem(lines))}),
    1fr
  );
  border-block-start: 1px solid ${color.line};

  @media print {
    grid-auto-rows: minmax(${({ $rowMm }) => sheetMm($rowMm)}, 1fr);
  }
`;

/* The drawing of all bars is behind the labels of the rows. */
const Plot = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: var(--titles) var(--labels);
`;

const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: var(--titles) minmax(0, 1fr);
  border-block-end: 1px solid ${color.line};
`;

/**
 * Draws the bars and fills its parent element. It does not redraw when its props change: pass a new `key` for other
 * bars.
 */
function BarPlot(drawing: BarDrawing) {
  return (
    <Strokes>
      <Chart type="bar" {...buildBarOptions(drawing)} />
    </Strokes>
  );
}

/* The drawing is stretched to the size of its parent element, but its lines keep their width. */
const Strokes = styled.div`
  & line,
  & path {
    vector-effect: non-scaling-stroke;
  }
`;

type RowTitleProps = {
  row: Pick<BarRow, 'title' | 'highlight' | 'gap'>;
  /** Type size on paper, in millimetres. */
  fontMm?: number | undefined;
};

/** The title of a row. It may contain a highlighted number, or have the text about a failing grade (`gap`) below it. */
function RowTitle({ row: { title, highlight, gap }, fontMm = 4.2 }: RowTitleProps) {
  if (!highlight)
    return (
      <Title $fontMm={fontMm}>
        {title}
        {gap !== undefined && <GradeGap>{gap}</GradeGap>}
      </Title>
    );
  const end = highlight.at + highlight.length;
  return (
    <Title $fontMm={fontMm}>
      {title.slice(0, highlight.at)}
      <strong>{title.slice(highlight.at, end)}</strong>
      {title.slice(end)}
    </Title>
  );
}

const Title = styled.div<{ $fontMm: number }>`
  align-self: center;
  padding-inline-end: max(${sheetMm(4)}, ${sheetRem(0.5)});
  color: ${color.ink};
  font: 400 max(${({ $fontMm }) => sheetMm($fontMm)}, ${fontSize.small}) / 1.25 ${fontFamily.sans};
  overflow-wrap: anywhere;

  & strong {
    color: ${color.brandStrong};
    font: 600 1.2em / 1 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

type BarLabelsProps = {
  row: BarRow;
  scale: Scale;
  rowMm: number;
  barMm: number | undefined;
  isDense: boolean;
};

/**
 * The values of a row, each at the end of its bar. For a dense table they are visible only on a phone: on wider screens
 * and on paper, `LabelColumns` shows the values in columns at the end of the row.
 */
function BarLabels({ row: { bars, gap }, scale, rowMm, barMm, isDense }: BarLabelsProps) {
  return (
    <LabelArea $isDense={isDense} style={labelSizes(isDense ? undefined : barMm)}>
      {bars.map(({ kind, length, label, isGood }, index) => (
        <Label
          key={kind}
          $kind={isGood ? 'good' : kind === 'own' ? 'own' : 'other'}
          $start={(100 * (length ?? 0)) / scale.max}
          $middle={calculateBarCentrePercent({ index, count: bars.length, rowMm, barMm })}
        >
          {kind === 'own' && gap !== undefined ? <FailingGrade>{label}</FailingGrade> : label}
        </Label>
      ))}
    </LabelArea>
  );
}

const LabelArea = styled.div<{ $isDense: boolean }>`
  position: relative;
  margin-inline-end: var(--labels);

  @media print, not ${media.phone} {
    visibility: ${({ $isDense }) => ($isDense ? 'hidden' : 'visible')};
  }
`;

type LabelProps = { $kind: keyof typeof looks; $start: number; $middle: number };

/**
 * The type size in millimetres of the value beside any bar except the organisation's bar of this year, for bars of the
 * usual height (`barPitchMm`), and its minimum for lower bars, which is 8.2 points.
 */
const otherFontMm = 3.3;
const minOtherFontMm = 2.9;

/**
 * The type sizes of the values beside bars with the height `barMm` each. The organisation's value and the value of the
 * next bar are together as high as two bars, so that they do not overlap.
 */
function labelSizes(barMm = barPitchMm): CSSProperties {
  const other = Math.max(minOtherFontMm, (otherFontMm * barMm) / barPitchMm);
  return { '--other-mm': other, '--own-mm': 2 * barMm - other } as CSSProperties;
}

const labelMm = (name: '--own-mm' | '--other-mm') => `calc(var(--mm) * var(${name}))`;
const ownFont = `600 max(${labelMm('--own-mm')}, ${fontSize.small}) / 1 ${fontFamily.serif}`;
const looks = {
  own: { color: color.ink, font: ownFont },
  good: { color: color.final, font: ownFont },
  other: {
    color: color.inkSoft,
    font: `400 max(${labelMm('--other-mm')}, ${sheetRem(0.6875)}) / 1 ${fontFamily.sans}`,
  },
};

/* The positions are inline styles, because otherwise styled-components would create a class for each position. */
const Label = styled.span.attrs<LabelProps>(({ $start, $middle }) => ({
  style: { insetInlineStart: `${$start}%`, insetBlockStart: `${$middle}%` },
}))`
  position: absolute;
  translate: 0 -50%;
  margin-inline-start: ${sheetMm(1)};
  padding-inline: ${sheetMm(0.6)};
  background: ${color.paper};
  color: ${({ $kind }) => looks[$kind].color};
  font: ${({ $kind }) => looks[$kind].font};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
