import { styled } from 'styled-components';
import type { ApexOptions } from 'apexcharts';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import { Chart } from '../Chart.tsx';
import { radarLineStyles, type RadarLineKind } from '../chartColors.ts';

/** An axis of a radar with the label of its own value. */
export type RadarAxis = { name: string; label: string };

/** A line of a radar: one percentage for each axis. */
export type RadarSeries = { kind: RadarLineKind; percents: readonly number[] };

type Props = {
  /** The axes, clockwise from the top; at least `minRadarAxes`. */
  axes: readonly RadarAxis[];
  /** The lines, the organisation’s own first. */
  series: readonly RadarSeries[];
  /** A sentence that describes the chart to screen readers. */
  alternative: string;
};

/** Minimum number of axes: with fewer axes, the lines enclose no area. */
export const minRadarAxes = 3;

/** Distance of the axis names from the centre, as a multiple of the radius of the web (the grid of the radar chart). */
const distance = 1.08;

/** A radar chart of shares, each axis labelled with its name and the organisation’s value. */
export function Radar({ axes, series, alternative }: Props) {
  const { side, radius } = radarShape;
  return (
    <Frame role="img" aria-label={alternative}>
      <Web>
        <Chart
          key={JSON.stringify([axes, series])}
          type="radar"
          area={{ width: side, height: side, margin: side / 2 - radius }}
          series={series.map(({ kind, percents }) => ({ name: kind, data: [...percents] }))}
          options={buildRadarOptions(
            axes.map(({ name }) => name),
            series.map(({ kind }) => kind),
          )}
        />
        {axes.map(({ name, label }, index) => (
          <Name key={name} {...placed(placeAxisName({ index, count: axes.length, distance }))}>
            {name} <strong>{label}</strong>
          </Name>
        ))}
      </Web>
    </Frame>
  );
}

function placed({ x, y, side, edge }: ReturnType<typeof placeAxisName>) {
  return {
    $side: side,
    $edge: edge,
    style: { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` },
  };
}

const Frame = styled.div`
  display: grid;
  justify-content: center;
  padding: ${sheetMm(13)} 0 ${sheetMm(2)};

  ${narrowSheetQuery} {
    padding-block: ${sheetRem(4.5)} ${sheetRem(2)};
  }
`;

const Web = styled.div`
  position: relative;
  inline-size: ${sheetMm(96)};
  aspect-ratio: 1;

  ${narrowSheetQuery} {
    inline-size: ${sheetRem(11)};
  }
`;

const shifts: Record<TextAnchor, string> = { start: '0', middle: '-50%', end: '-100%' };

const Name = styled.span<{ $side: TextAnchor; $edge: TextAnchor }>`
  position: absolute;
  translate: ${({ $side, $edge }) => `${shifts[$side]} ${shifts[$edge]}`};
  inline-size: max-content;
  max-inline-size: max(${sheetMm(29)}, ${sheetRem(5)});
  color: ${color.ink};
  font: 400 max(${sheetMm(4.4)}, ${fontSize.small}) / 1.2 ${fontFamily.sans};
  text-align: ${({ $side }) => ($side === 'middle' ? 'center' : $side)};
  overflow-wrap: anywhere;

  & strong {
    display: block;
    font: 600 max(${sheetMm(5.4)}, ${fontSize.text}) / 1.2 ${fontFamily.serif};
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * The options for the radar. Only the organisation’s own shares are filled.
 * @param names of the axes, clockwise from the top
 * @param kinds of the lines
 */
export function buildRadarOptions(
  names: readonly string[],
  kinds: readonly RadarLineKind[],
): ApexOptions {
  const looks = kinds.map((kind) => radarLineStyles[kind]);
  return {
    plotOptions: {
      radar: {
        size: radarShape.radius,
        polygons: { strokeColors: color.lineStrong, connectorColors: color.line },
      },
    },
    xaxis: { categories: [...names] },
    yaxis: { min: 0, max: 100, tickAmount: 100 / ringStep, show: false },
    stroke: {
      width: looks.map(({ width }) => width),
      colors: looks.map((look) => look.color),
      dashArray: looks.map(({ dash }) => dash),
    },
    fill: { colors: kinds.map((kind) => (kind === 'own' ? ownFill : 'transparent')) },
    markers: { size: 0 },
  };
}

const ownFill = `color-mix(in oklab, ${radarLineStyles.own.color} 22%, transparent)`;

/** The size of the radar's drawing, in units of its view box. The web touches all four edges. */
const radarShape = { side: 400, radius: 196 } as const;

/** Distance between two rings of the web, in percent. */
const ringStep = 20;

/**
 * Positions the name of an axis around the web. The first axis points up; the others follow clockwise.
 * @param distance from the centre, where 1 is the radius of the web
 * @returns the position of a point in percent of the square around the web, and which part of the text is at this
 *   point: horizontally (`side`) and vertically (`edge`)
 */
export function placeAxisName({
  index,
  count,
  distance,
}: {
  index: number;
  count: number;
  distance: number;
}): { x: number; y: number; side: TextAnchor; edge: TextAnchor } {
  const angle = (2 * Math.PI * index) / count;
  const x = Math.sin(angle);
  const y = -Math.cos(angle);
  return {
    x: 50 + 50 * distance * x,
    y: 50 + 50 * distance * y,
    side: textAnchor(x, 0.01),
    edge: textAnchor(y, 0.6),
  };
}

/** The part of the text that is at the given point: its start, its middle or its end, as in SVG's `text-anchor`. */
type TextAnchor = 'start' | 'middle' | 'end';

function textAnchor(from: number, evenBelow: number): TextAnchor {
  if (Math.abs(from) < evenBelow) return 'middle';
  return from > 0 ? 'start' : 'end';
}
