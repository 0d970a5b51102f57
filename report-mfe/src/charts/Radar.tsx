import { styled } from 'styled-components';
import type { ApexOptions } from 'apexcharts';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm } from '../layout/mm.ts';
import { narrowSheet } from '../layout/Paper.tsx';
import { Chart } from './Chart.tsx';

type Props = {
  /** The axes with their percentages, clockwise from the top. */
  axes: readonly { name: string; percent: number; label: string }[];
  /** The reference line, in percent. */
  reference: number;
  /** A sentence that describes the chart to screen readers. */
  alternative: string;
};

/** Distance of the axis names from the centre, as a multiple of the web's radius. */
const distance = 1.08;

/** A radar chart of several shares, each axis labelled with name and value. */
export function Radar({ axes, reference, alternative }: Props) {
  const { side, radius } = radarShape;
  return (
    <Frame role="img" aria-label={alternative}>
      <Web>
        <Chart
          key={JSON.stringify([axes, reference])}
          type="radar"
          area={{ width: side, height: side, margin: side / 2 - radius }}
          series={[
            { name: 'own', data: axes.map(({ percent }) => percent) },
            { name: 'reference', data: axes.map(() => reference) },
          ]}
          options={radarOptions(axes.map(({ name }) => name))}
        />
        {axes.map(({ name, label }, index) => (
          <Name key={name} {...placed(placeLabel({ index, count: axes.length, distance }))}>
            {name} <strong>{label}</strong>
          </Name>
        ))}
      </Web>
    </Frame>
  );
}

function placed({ x, y, side, edge }: ReturnType<typeof placeLabel>) {
  return {
    $side: side,
    $edge: edge,
    style: { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` },
  };
}

const Frame = styled.div`
  display: grid;
  justify-content: center;
  padding: ${mm(13)} 0 ${mm(2)};

  ${narrowSheet} {
    padding-block: 3rem 2rem;
  }
`;

const Web = styled.div`
  position: relative;
  inline-size: ${mm(98)};
  aspect-ratio: 1;

  ${narrowSheet} {
    inline-size: 11rem;
  }
`;

const shifts: Record<TextAnchor, string> = { start: '0', middle: '-50%', end: '-100%' };

const Name = styled.span<{ $side: TextAnchor; $edge: TextAnchor }>`
  position: absolute;
  translate: ${({ $side, $edge }) => `${shifts[$side]} ${shifts[$edge]}`};
  inline-size: max-content;
  max-inline-size: max(${mm(32)}, 5rem);
  color: ${color.ink};
  font: 400 max(${mm(4.4)}, ${fontSize.small}) / 1.2 ${fontFamily.sans};
  text-align: ${({ $side }) => ($side === 'middle' ? 'center' : $side)};
  overflow-wrap: anywhere;

  & strong {
    display: block;
    font: 600 max(${mm(5.4)}, ${fontSize.text}) / 1.2 ${fontFamily.serif};
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * The options for the radar: one series for the shares, one for the reference line.
 * @param names of the axes, clockwise from the top
 */
export function radarOptions(names: readonly string[]): ApexOptions {
  return {
    plotOptions: {
      radar: {
        size: radarShape.radius,
        polygons: { strokeColors: color.lineStrong, connectorColors: color.line },
      },
    },
    xaxis: { categories: [...names] },
    yaxis: { min: 0, max: 100, tickAmount: 100 / ringStep, show: false },
    stroke: { width: [3, 1.5], colors: [color.brand, color.key], dashArray: [0, 5] },
    fill: { colors: [`color-mix(in oklab, ${color.brand} 22%, transparent)`, 'transparent'] },
    markers: { size: 0 },
  };
}

/** The size of the radar's drawing, in units of its view box. The web touches all four edges. */
const radarShape = { side: 400, radius: 196 } as const;

/** Distance between two rings of the web, in percent. */
const ringStep = 20;

/**
 * Positions the name of an axis around the web, which is the grid of the radar chart. The first axis points up; the
 * others follow clockwise.
 * @param distance from the centre, where 1 is the radius of the web
 * @returns position in percent of the square around the web, and the side and edge towards which the text extends
 */
export function placeLabel({
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

/** Direction of the text at a point of the rim: forward, backward, or centred. */
type TextAnchor = 'start' | 'middle' | 'end';

function textAnchor(from: number, evenBelow: number): TextAnchor {
  if (Math.abs(from) < evenBelow) return 'middle';
  return from > 0 ? 'start' : 'end';
}
