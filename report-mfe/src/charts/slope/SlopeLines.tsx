import { styled } from 'styled-components';
import { color } from '@cert/shared/ui';
import type { SlopeChange } from './fitSlopeLabels.ts';

/** Joins lines with the same start and the same end into one line with their number (`count`). */
export function joinEqualLines(
  changes: readonly SlopeChange[],
): (SlopeChange & { count: number })[] {
  const lines = new Map<string, SlopeChange & { count: number }>();
  for (const change of changes) {
    const ends = `${change.before} ${change.now}`;
    lines.set(ends, { ...change, count: (lines.get(ends)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}

/** Whether a value is the same in both years. */
export function isUnchanged({ before, now }: SlopeChange): boolean {
  return before === now;
}

type Props = {
  changes: readonly SlopeChange[];
  /** The labelled values of the axes. */
  ticks: readonly number[];
  /** Returns the distance of a value from the top, in percent of the height. */
  heightOf: (value: number) => number;
};

/** The lines and their scale. They are stretched to the size of the plot, but keep their thickness. */
export function SlopeLines({ changes, ticks, heightOf }: Props) {
  // Lines of unchanged values are drawn first, behind the others.
  const lines = joinEqualLines(changes).toSorted(
    (a, b) => Number(isUnchanged(b)) - Number(isUnchanged(a)),
  );
  return (
    <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {ticks.map((value) => (
        <path key={value} d={`M0 ${heightOf(value)}H100`} stroke={color.line} />
      ))}
      <path d="M0 0V100M100 0V100" stroke={color.lineStrong} />
      {lines.map(({ before, now, count }) => {
        const weight = Math.min(count, maxWeight);
        const { stroke, dash } =
          slopeLineStyles[now === before ? 'same' : now > before ? 'rose' : 'fell'];
        const [from, to] = [heightOf(before), heightOf(now)];
        return (
          <g key={`${before} ${now}`} stroke={stroke} strokeLinecap="round">
            <path
              d={`M0 ${from}L100 ${to}`}
              strokeWidth={1.25 + 0.6 * weight}
              strokeLinecap="butt"
              strokeDasharray={dash}
            />
            <path d={`M0 ${from}h.01M100 ${to}h-.01`} strokeWidth={6 + weight} />
          </g>
        );
      })}
    </Drawing>
  );
}

/** A joined line becomes thicker with each value, up to this number of values. */
const maxWeight = 6;

/** The looks of the lines of values that stayed the same, rose or fell. */
export const slopeLineStyles = {
  same: { stroke: color.inkOff, dash: undefined },
  rose: { stroke: color.final, dash: undefined },
  fell: { stroke: color.warning, dash: '7 4' },
} as const;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;

  path {
    vector-effect: non-scaling-stroke;
  }
`;
