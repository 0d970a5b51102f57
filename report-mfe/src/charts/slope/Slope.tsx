import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { forcedChartColors } from '../chartColors.ts';
import {
  fitSlopeLabels,
  labelLineHeightEm,
  convertValueToMm,
  slopeSizesMm,
} from './fitSlopeLabels.ts';
import type { SlopeChange, SlopeLabels } from './fitSlopeLabels.ts';
import { isUnchanged, joinEqualLines, slopeLineStyles, SlopeLines } from './SlopeLines.tsx';
import { smallSheetQuery } from '../../layout/Paper.tsx';

type Props = {
  /** All values, each with its earlier value, in any order. */
  changes: readonly SlopeChange[];
  /** The labelled values of the axes, in ascending order. The first and the last one are the ends of the drawing. */
  ticks: readonly number[];
  years: { before: number; now: number };
  /** The headings above the labels of lines that fall and rise. */
  headings: { fell: string; rose: string };
  format: (value: number) => string;
  /** A sentence that describes the chart to screen readers. */
  alternative: string;
};

/** Lengths on paper, in millimetres: the width of the whole drawing, and the height of the row with the years. */
const wholeMm = 253;
const headMm = 9;
/** Width of the labels in millimetres, if both sides have labels, and if only one side has. */
const labelsMm = { both: 84, one: 120 } as const;
/**
 * Widths in millimetres: of the two values in a label (“1 → 2”), of a tick label, and of the connecting line between a
 * label and the tick labels.
 */
const changeMm = 19;
const tickMm = 8;
const leaderMm = 12;

/**
 * A slope chart: one line per value, from the earlier year to this year. Lines that rise have their labels on the
 * right, lines that fall on the left; lines of unchanged values are grey. Lines with the same start and end are drawn
 * as one thicker line. On a small sheet the labels are lists below the lines. Screen readers get only the sentence in
 * `alternative`, so the sheet must also contain a `HiddenTable` with the values.
 */
export function Slope({ changes, ticks, years, headings, format, alternative }: Props) {
  const scale = { min: Math.min(...ticks), max: Math.max(...ticks) };
  const falling = changes.filter(({ before, now }) => now < before);
  const rising = changes.filter(({ before, now }) => now > before);
  const sideMm = labelsMm[falling.length > 0 && rising.length > 0 ? 'both' : 'one'];
  const widthMm = sideMm - changeMm;
  const fell = fitSlopeLabels(falling, { end: 'before', scale, widthMm });
  const rose = fitSlopeLabels(rising, { end: 'now', scale, widthMm });
  const startMm = marginMmOf(falling, sideMm);
  const endMm = marginMmOf(rising, sideMm);
  const heightOf = (value: number) => (100 * convertValueToMm(value, scale)) / slopeSizesMm.height;
  return (
    <Frame role="img" aria-label={alternative}>
      <Plot $startMm={startMm} $endMm={endMm}>
        <SlopeLines {...{ changes, ticks, heightOf }} />
        <Year $isEnd={false}>{years.before}</Year>
        <Year $isEnd>{years.now}</Year>
        {ticks.map((value) => (
          <Tick key={value} style={{ insetBlockStart: `${heightOf(value)}%` }}>
            <span>{format(value)}</span>
            <span>{format(value)}</span>
          </Tick>
        ))}
        {joinEqualLines(changes)
          .filter(isUnchanged)
          .map(({ now, count }) => (
            <Count key={now} style={{ insetBlockStart: `${heightOf(now)}%` }}>
              {count}×
            </Count>
          ))}
      </Plot>
      <Leaders viewBox={`0 0 ${wholeMm} ${slopeSizesMm.height}`} aria-hidden="true">
        {fell.labels.map((label) => (
          <path key={label.key} d={leader(startMm - tickMm, sideMm + 1, label)} />
        ))}
        {rose.labels.map((label) => (
          <path key={label.key} d={leader(wholeMm - endMm + tickMm, wholeMm - sideMm - 1, label)} />
        ))}
      </Leaders>
      <Labels side="fell" heading={headings.fell} format={format} {...{ ...fell, sideMm }} />
      <Labels side="rose" heading={headings.rose} format={format} {...{ ...rose, sideMm }} />
    </Frame>
  );
}

/** The width on one side of the plot, in millimetres: for labels and tick labels, or only for tick labels. */
function marginMmOf(labelled: readonly SlopeChange[], sideMm: number): number {
  return labelled.length > 0 ? sideMm + leaderMm + tickMm : tickMm;
}

/** Returns the SVG path that connects a label with the end of its value's line. It starts beside the tick label. */
function leader(
  fromMm: number,
  toMm: number,
  { pointMm, topMm, heightMm }: SlopeLabels['labels'][number],
): string {
  return `M${fromMm} ${pointMm}L${toMm} ${topMm + heightMm / 2}`;
}

type LabelsProps = SlopeLabels &
  Pick<Props, 'format'> & {
    side: 'fell' | 'rose';
    heading: string;
    /** Width of the labels on paper, in millimetres. */
    sideMm: number;
  };

function Labels({ side, heading, labels, fontMm, sideMm, format }: LabelsProps) {
  if (labels.length === 0) return null;
  return (
    <Side $side={side} $sideMm={sideMm} $fontMm={fontMm}>
      <p>
        <span aria-hidden="true">{side === 'rose' ? '▲' : '▼'}</span> {heading}
      </p>
      <ul role="list">
        {labels.map(({ key, name, before, now, topMm, heightMm }) => (
          <Label key={key} $topMm={topMm} $heightMm={heightMm}>
            <strong>
              {format(before)} → {format(now)}
            </strong>
            <span>{name}</span>
          </Label>
        ))}
      </ul>
    </Side>
  );
}

const Frame = styled.div`
  ${forcedChartColors}

  position: relative;
  color: ${color.ink};
  font: 400 max(${sheetMm(3.6)}, ${fontSize.small}) / 1.2 ${fontFamily.sans};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Plot = styled.div<{ $startMm: number; $endMm: number }>`
  position: relative;
  block-size: ${sheetMm(slopeSizesMm.height)};
  margin-block-start: ${sheetMm(headMm)};
  margin-inline: ${({ $startMm }) => sheetMm($startMm)} ${({ $endMm }) => sheetMm($endMm)};

  ${smallSheetQuery} {
    block-size: ${sheetRem(17)};
    margin-block-start: ${sheetRem(2)};
    margin-inline: ${sheetRem(2)};
  }
`;

const Year = styled.span<{ $isEnd: boolean }>`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: ${({ $isEnd }) => ($isEnd ? '100%' : '0')};
  translate: -50% 0;
  padding-block-end: max(${sheetMm(2)}, ${sheetRem(0.375)});
  font: 600 max(${sheetMm(4.6)}, ${fontSize.text}) / 1 ${fontFamily.serif};
`;

/* The labels of one value at both axes. */
const Tick = styled.span`
  position: absolute;
  inset-inline: ${sheetMm(-tickMm)};
  display: flex;
  justify-content: space-between;
  translate: 0 -50%;
  color: ${color.inkSoft};

  & > * {
    inline-size: ${sheetMm(tickMm - 2)};
    text-align: end;
  }

  & > :last-child {
    text-align: start;
  }

  ${smallSheetQuery} {
    inset-inline: ${sheetRem(-2)};

    & > * {
      inline-size: ${sheetRem(1.5)};
    }
  }
`;

/*
 * The number of values in a line of unchanged values. It is at 20 % of the width, where the other lines with the same
 * start have already separated from this line.
 */
const Count = styled.span`
  position: absolute;
  inset-inline-start: 20%;
  translate: -50% -50%;
  padding-inline: ${sheetMm(1)};
  background: ${color.paper};
  color: ${color.inkSoft};
  line-height: 1;
`;

const Leaders = styled.svg`
  position: absolute;
  inset-block-start: ${sheetMm(headMm)};
  inset-inline: 0;
  inline-size: 100%;
  block-size: ${sheetMm(slopeSizesMm.height)};

  path {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 0.25;
  }

  ${smallSheetQuery} {
    display: none;
  }
`;

const Side = styled.div<{ $side: 'fell' | 'rose'; $sideMm: number; $fontMm: number }>`
  position: absolute;
  inset-block: 0;
  ${({ $side }) => ($side === 'fell' ? 'inset-inline-start' : 'inset-inline-end')}: 0;
  inline-size: ${({ $sideMm }) => sheetMm($sideMm)};
  font-size: ${({ $fontMm }) => sheetMm($fontMm)};
  line-height: ${labelLineHeightEm};
  text-align: ${({ $side }) => ($side === 'fell' ? 'end' : 'start')};

  & > p {
    block-size: ${sheetMm(headMm)};
    color: ${({ $side }) => slopeLineStyles[$side].stroke};
    font: 600 max(${sheetMm(3.8)}, ${fontSize.small}) / 1.2 ${fontFamily.sans};
  }

  & li {
    flex-direction: ${({ $side }) => ($side === 'fell' ? 'row-reverse' : 'row')};
  }

  & strong {
    color: ${({ $side }) => slopeLineStyles[$side].stroke};
  }

  ${smallSheetQuery} {
    position: static;
    inline-size: auto;
    margin-block-start: ${sheetRem(1.25)};
    font-size: ${fontSize.small};
    line-height: 1.3;
    text-align: start;

    & > p {
      block-size: auto;
      margin-block-end: ${sheetRem(0.375)};
    }

    & li {
      flex-direction: row;
    }
  }
`;

/* Positions are inline styles, because otherwise each position would need its own class. */
const Label = styled.li.attrs<{ $topMm: number; $heightMm: number }>(({ $topMm, $heightMm }) => ({
  style: { insetBlockStart: sheetMm(headMm + $topMm), blockSize: sheetMm($heightMm) },
}))`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  overflow-wrap: anywhere;

  & > strong {
    flex: none;
    inline-size: ${sheetMm(changeMm)};
    font-weight: 600;
    white-space: nowrap;
  }

  ${smallSheetQuery} {
    && {
      position: static;
      block-size: auto !important;
    }

    padding-block: ${sheetRem(0.25)};

    & > strong {
      inline-size: ${sheetRem(4.5)};
    }
  }
`;
