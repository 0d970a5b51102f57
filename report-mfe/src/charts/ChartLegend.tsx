import { styled } from 'styled-components';
import { color, fontFamily } from '@cert/shared/ui';
import { mm } from '../layout/mm.ts';
import type { BarKind } from './bars.ts';
import { barLooks, forcedChartColors } from './chartColors.ts';

export type LegendEntry = { kind: BarKind | 'reference'; name: string };

type Props = {
  entries: readonly LegendEntry[];
  /** Further explanations, such as the meaning of `n/a`. */
  notes?: readonly string[];
};

/** The legend of a chart, in the order of the bars. */
export function ChartLegend({ entries, notes = [] }: Props) {
  return (
    <Key>
      <Entries role="list">
        {entries.map(({ kind, name }) => (
          <li key={kind}>
            <svg viewBox="0 0 24 10" aria-hidden="true">
              {kind === 'reference' ? (
                <path d="M1 5H23" stroke={color.key} strokeWidth={2} strokeDasharray="3 2" />
              ) : (
                <rect
                  x="1"
                  fill={barLooks[kind].fill}
                  stroke={barLooks[kind].line}
                  strokeDasharray={barLooks[kind].dash}
                  {...samples[kind === 'own' ? 'own' : 'other']}
                />
              )}
            </svg>
            {name}
          </li>
        ))}
      </Entries>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Key>
  );
}

const samples = {
  own: { y: 1, width: 22, height: 8 },
  other: { y: 3, width: 22, height: 4 },
};

const Key = styled.div`
  display: grid;
  gap: ${mm(1)};
  color: ${color.inkSoft};
  font: 400 max(${mm(3.6)}, 0.75rem) / 1.4 ${fontFamily.sans};
  overflow-wrap: anywhere;
`;

const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${mm(1)} max(${mm(7)}, 1rem);

  & li {
    display: flex;
    align-items: center;
    gap: max(${mm(2)}, 0.375rem);
  }

  & svg {
    flex: none;
    inline-size: max(${mm(6)}, 1.25rem);

    ${forcedChartColors}
  }
`;
