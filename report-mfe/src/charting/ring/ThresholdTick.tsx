import { styled } from 'styled-components';
import { color, fontFamily } from '@cert/shared/ui';
import { forcedChartColors } from '../forcedChartColors.ts';
import { ringLook } from './ringLook.ts';
import { ringShape } from './ringShape.ts';

type Props = { percent: number; label: string };

/** How far the tick extends beyond the ring on both sides, in units of the drawing. */
const overhang = 7;

/** The reference line across the ring at the threshold, with its value beside it. */
export function ThresholdTick({ percent, label }: Props) {
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

/** The side on which the text extends away from the ring. */
function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent % 50 === 0) return 'middle';
  return percent < 50 ? 'start' : 'end';
}

const Board = styled.svg`
  ${forcedChartColors}

  position: absolute;
  inset: 0;
  overflow: visible;
  stroke: ${ringLook.threshold};
  stroke-width: 2.5;

  & text {
    fill: ${ringLook.threshold};
    stroke: none;
    font-family: ${fontFamily.sans};
    font-weight: 600;
  }
`;

/* A light border that separates the tick from a ring of the same dark colour. */
const Casing = styled.line`
  stroke: ${color.paper};
  stroke-width: 8;
`;
