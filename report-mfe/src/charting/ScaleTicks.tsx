import { styled } from 'styled-components';
import { color, family } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import type { Scale } from './bars.ts';
import { ticksOf } from './ticksOf.ts';

type Props = {
  scale: Scale;
  reference: number | null;
  formatTick: (value: number) => string;
};

/** The scale below the bars; where the reference line stands, its value, too. */
export function ScaleTicks({ scale, reference, formatTick }: Props) {
  const ticks = ticksOf(scale);
  const isOwnTick = reference !== null && !ticks.includes(reference);
  // Next to the reference there is no room for a tick's words.
  const shown = ticks.filter((tick) => !isOwnTick || Math.abs(tick - reference) > scale.step * 0.6);
  return (
    <Axis>
      <Line>
        {shown.map((tick) => (
          <Tick key={tick} $at={(100 * tick) / scale.most} $isReference={tick === reference}>
            {formatTick(tick)}
          </Tick>
        ))}
        {isOwnTick && (
          <Tick $at={(100 * reference) / scale.most} $isReference>
            {formatTick(reference)}
          </Tick>
        )}
      </Line>
    </Axis>
  );
}

const Axis = styled.div`
  display: grid;
  grid-template-columns: var(--titles) minmax(0, 1fr) var(--labels);
  block-size: max(${mm(6)}, 1.25rem);
`;

const Line = styled.div`
  position: relative;
  grid-column: 2;
`;

const Tick = styled.span.attrs<{ $at: number; $isReference: boolean }>(({ $at }) => ({
  style: { insetInlineStart: `${$at}%` },
}))`
  position: absolute;
  inset-block-start: ${mm(1.4)};
  translate: -50% 0;
  color: ${({ $isReference }) => ($isReference ? color.key : color.inkSoft)};
  font: ${({ $isReference }) => ($isReference ? 700 : 400)} max(${mm(3.2)}, 0.6875rem) / 1
    ${family.sans};
  white-space: nowrap;
`;
