import { keyframes, styled } from 'styled-components';
import type { ApexOptions } from 'apexcharts';
import { color, fontFamily, motion } from '@cert/shared/ui';
import { Chart } from './Chart.tsx';
import { forcedChartColors, ringColors } from './chartColors.ts';

type Props = {
  /** The organisation's result in percent. */
  own: number;
  /** The earlier year's result in percent; null if there is none. */
  previous: number | null;
};

/** Draws the ring and fills its parent element. It does not redraw when its props change. */
export function RingPlot({ own, previous }: Props) {
  const { side } = ringShape;
  return (
    <Widths>
      <Chart
        type="radialBar"
        area={{ width: side, height: side }}
        series={previous === null ? [own] : [own, previous]}
        options={buildRingOptions({ hasPrevious: previous !== null })}
      />
    </Widths>
  );
}

/**
 * The size of the ring's drawing, in units of its view box. The chart library changes the radius of the first ring if
 * there is a second one; `hollowPercent` compensates for this.
 */
const ringShape = {
  side: 400,
  ownWidth: 28,
  previousWidth: 9,
  labelSize: 19,
  /** Size of the hollow centre in percent, as the library defines it, for one ring and for two rings. */
  hollowPercent: { alone: 74, compared: 62 },
  /** Radius of the first ring's centre line. */
  radius: 160,
} as const;

/** Circumference of the first ring, so that the dash that grows during the animation can cover each ring. */
const circumference = Math.ceil(2 * Math.PI * ringShape.radius);

const fill = keyframes`
  from {
    stroke-dasharray: ${circumference};
    stroke-dashoffset: ${circumference};
  }

  to {
    stroke-dasharray: ${circumference};
    stroke-dashoffset: 0;
  }
`;

/* The library draws all rings with the same thickness; CSS makes them differ, and lets the values arrive. */
const Widths = styled.div`
  @media screen {
    & .apexcharts-radial-series path {
      animation: ${fill} ${motion.calm} ease-out;
    }
  }

  & .apexcharts-radialbar-track path,
  & .apexcharts-radialbar-slice-0 {
    stroke-width: ${ringShape.ownWidth};
  }

  & .apexcharts-radialbar-track + .apexcharts-radialbar-track path,
  & .apexcharts-radialbar-slice-1 {
    stroke-width: ${ringShape.previousWidth};
  }
`;

function buildRingOptions({ hasPrevious }: { hasPrevious: boolean }): ApexOptions {
  const { hollowPercent } = ringShape;
  return {
    colors: [ringColors.own, ringColors.previous],
    plotOptions: {
      radialBar: {
        hollow: { size: `${hasPrevious ? hollowPercent.compared : hollowPercent.alone}%` },
        track: { margin: 4, background: ringColors.track },
        dataLabels: { show: false },
      },
    },
    stroke: { lineCap: 'butt' },
  };
}

type ThresholdTickProps = { percent: number; label: string };

/** How far the tick mark extends beyond the ring on both sides, in units of the drawing. */
const overhang = 7;

/** The reference line across the ring at the threshold, with its value beside it. */
export function ThresholdTick({ percent, label }: ThresholdTickProps) {
  const { side, radius, ownWidth } = ringShape;
  const inner = pointAt(percent, radius - ownWidth / 2 - overhang);
  const outer = pointAt(percent, radius + ownWidth / 2 + overhang);
  const text = pointAt(percent, radius + ownWidth / 2 + 2 * overhang);
  return (
    <Board viewBox={`0 0 ${side} ${side}`}>
      <Casing x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />
      <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />
      <text
        x={text.x}
        y={text.y}
        fontSize={ringShape.labelSize}
        textAnchor={anchorAt(percent)}
        dominantBaseline="central"
      >
        {label}
      </text>
    </Board>
  );
}

/** A point on a circle around the centre of the drawing. 0 % is at the top; percentages increase clockwise. */
function pointAt(percent: number, radius: number): { x: number; y: number } {
  const angle = (2 * Math.PI * percent) / 100;
  const middle = ringShape.side / 2;
  return { x: middle + radius * Math.sin(angle), y: middle - radius * Math.cos(angle) };
}

/** The text anchor at this point of the ring: the text extends away from the ring, so that it does not cover it. */
function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent % 50 === 0) return 'middle';
  return percent < 50 ? 'start' : 'end';
}

const Board = styled.svg`
  ${forcedChartColors}

  position: absolute;
  inset: 0;
  overflow: visible;
  stroke: ${ringColors.threshold};
  stroke-width: 2.5;

  & text {
    fill: ${ringColors.threshold};
    stroke: none;
    font-family: ${fontFamily.sans};
    font-weight: 600;
  }
`;

/* A light border around the tick mark, because the ring below it can have the same dark colour. */
const Casing = styled.line`
  stroke: ${color.paper};
  stroke-width: 8;
`;
