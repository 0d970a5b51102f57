import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import type { BarRow, Scale } from './bars.ts';
import { barCentrePercent } from './barPlotSize.ts';

type Props = { row: BarRow; scale: Scale; rowMm: number };

/** The values of a row, each at the end of its bar. */
export function BarLabels({ row: { bars }, scale, rowMm }: Props) {
  return (
    <Plot>
      {bars.map(({ kind, length, label }, index) => (
        <Label
          key={kind}
          $kind={kind === 'own' ? 'own' : 'other'}
          $start={(100 * (length ?? 0)) / scale.most}
          $middle={barCentrePercent({ index, count: bars.length, rowMm })}
        >
          {label}
        </Label>
      ))}
    </Plot>
  );
}

const Plot = styled.div`
  position: relative;
  margin-inline-end: var(--labels);
`;

type LabelProps = { $kind: 'own' | 'other'; $start: number; $middle: number };

const looks = {
  own: { color: color.ink, font: `600 max(${mm(4.6)}, ${fontSize.small}) / 1 ${fontFamily.serif}` },
  other: { color: color.inkSoft, font: `400 max(${mm(3.3)}, 0.6875rem) / 1 ${fontFamily.sans}` },
};

/* Positions are inline styles, because otherwise each position would need its own class. */
const Label = styled.span.attrs<LabelProps>(({ $start, $middle }) => ({
  style: { insetInlineStart: `${$start}%`, insetBlockStart: `${$middle}%` },
}))`
  position: absolute;
  translate: 0 -50%;
  margin-inline-start: ${mm(1)};
  padding-inline: ${mm(0.6)};
  background: ${color.paper};
  color: ${({ $kind }) => looks[$kind].color};
  font: ${({ $kind }) => looks[$kind].font};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
