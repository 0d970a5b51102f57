import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm } from '../../viewing/mm.ts';
import { narrowSheet } from '../../viewing/narrowSheet.ts';
import { placeLabel, type TextAnchor } from './placeLabel.ts';
import { Chart } from '../Chart.tsx';
import { radarOptions } from './radarOptions.ts';
import { radarShape } from './radarShape.ts';

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
