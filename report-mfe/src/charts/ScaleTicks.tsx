import { styled } from 'styled-components';
import { color, fontFamily } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../layout/Paper.tsx';
import type { Scale } from './bars.ts';

type Props = {
  scale: Scale;
  reference: number | null;
  formatTick: (value: number) => string;
};

/** Maximum number of tick labels on a narrow screen. A scale with more ticks shows every fifth label there. */
const maxTicksOnPhone = 6;
const coarse = 5;

/** The labels of the scale below the bars, with the value of the reference line. */
export function ScaleTicks({ scale, reference, formatTick }: Props) {
  const ticks = ticksOf(scale);
  const isOwnTick = reference !== null && !ticks.includes(reference);
  // Omits the labels that would overlap the label of the reference line.
  const shown = ticks.filter((tick) => !isOwnTick || Math.abs(tick - reference) > scale.step * 0.6);
  return (
    <Axis>
      <Line>
        {shown.map((tick) => (
          <Tick
            key={tick}
            $at={(100 * tick) / scale.max}
            $isReference={tick === reference}
            $isFine={ticks.length > maxTicksOnPhone && ticks.indexOf(tick) % coarse !== 0}
          >
            {formatTick(tick)}
          </Tick>
        ))}
        {isOwnTick && (
          <Tick $at={(100 * reference) / scale.max} $isReference $isFine={false}>
            {formatTick(reference)}
          </Tick>
        )}
      </Line>
    </Axis>
  );
}

/** The values of all ticks of a scale, from 0 to its maximum. */
function ticksOf({ max, step }: Scale): number[] {
  return Array.from({ length: Math.round(max / step) + 1 }, (_, index) => index * step);
}

const Axis = styled.div`
  display: grid;
  grid-template-columns: var(--titles) minmax(0, 1fr) var(--labels);
  block-size: max(${sheetMm(6)}, ${sheetRem(1.25)});
`;

const Line = styled.div`
  position: relative;
  grid-column: 2;
`;

const Tick = styled.span.attrs<{ $at: number; $isReference: boolean; $isFine: boolean }>(
  ({ $at }) => ({
    style: { insetInlineStart: `${$at}%` },
  }),
)`
  position: absolute;
  inset-block-start: ${sheetMm(1.4)};
  translate: -50% 0;
  color: ${({ $isReference }) => ($isReference ? color.key : color.inkSoft)};
  font: ${({ $isReference }) => ($isReference ? 700 : 400)}
    max(${sheetMm(3.2)}, ${sheetRem(0.6875)}) / 1 ${fontFamily.sans};
  white-space: nowrap;

  ${narrowSheetQuery} {
    display: ${({ $isReference, $isFine }) => ($isFine && !$isReference ? 'none' : 'block')};
  }
`;
