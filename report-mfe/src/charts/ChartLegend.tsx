import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { color, fontFamily } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import type { BarKind } from './bars.ts';
import {
  barStyles,
  forcedChartColors,
  radarLineStyles,
  type RadarLineKind,
} from './chartColors.ts';

/** An entry of the legend: a kind of bar or the reference line, with its name. */
export type LegendEntry = { kind: BarKind | 'reference'; name: string };

type Props<Kind extends LegendEntry['kind']> = {
  entries: readonly { kind: Kind; name: string }[];
  /** Further explanations, such as the meaning of `n/a`. */
  notes?: readonly string[];
  /** Draws the sample beside a name, with the look of this kind in the chart. Default: a bar. */
  Sample?: ComponentType<{ kind: Kind }>;
};

/** The legend of a chart, in the order of the bars or lines. */
export function ChartLegend<Kind extends LegendEntry['kind']>({
  entries,
  notes = [],
  Sample = BarSample,
}: Props<Kind>) {
  return (
    <LegendFrame>
      <LegendList role="list">
        {entries.map(({ kind, name }) => (
          <li key={kind}>
            <Sample kind={kind} />
            {name}
          </li>
        ))}
      </LegendList>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </LegendFrame>
  );
}

type BarSampleProps = { kind: LegendEntry['kind'] };

/** A small drawing of one kind of bar, or of the reference line. */
export function BarSample({ kind }: BarSampleProps) {
  return (
    <Drawing viewBox="0 0 24 10" aria-hidden="true">
      {kind === 'reference' ? (
        <path d="M1 5H23" stroke={color.key} strokeWidth={2} strokeDasharray="3 2" />
      ) : (
        <rect
          x="1"
          fill={barStyles[kind].fill}
          stroke={barStyles[kind].line}
          strokeDasharray={barStyles[kind].dash}
          {...samples[kind === 'own' ? 'own' : 'other']}
        />
      )}
    </Drawing>
  );
}

/** A small drawing of one line of a radar. */
export function RadarLineSample({ kind }: { kind: RadarLineKind }) {
  const { color: stroke, width, dash } = radarLineStyles[kind];
  return (
    <Drawing viewBox="0 0 24 10" aria-hidden="true">
      <path d="M0 5H24" stroke={stroke} strokeWidth={width} strokeDasharray={dash} />
    </Drawing>
  );
}

const samples = {
  own: { y: 1, width: 22, height: 8 },
  other: { y: 3, width: 22, height: 4 },
};

const Drawing = styled.svg`
  ${forcedChartColors}
`;

/** The frame of a legend. */
export const LegendFrame = styled.div`
  display: grid;
  gap: ${sheetMm(1)};
  color: ${color.inkSoft};
  font: 400 max(${sheetMm(3.6)}, ${sheetRem(0.75)}) / 1.4 ${fontFamily.sans};
  overflow-wrap: anywhere;
`;

/** Legend entries side by side, each a mark with its name. */
export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${sheetMm(1)} max(${sheetMm(7)}, ${sheetRem(1)});

  & li {
    display: flex;
    align-items: center;
    gap: max(${sheetMm(2)}, ${sheetRem(0.375)});
  }

  & svg {
    flex: none;
    inline-size: max(${sheetMm(6)}, ${sheetRem(1.25)});
  }
`;
