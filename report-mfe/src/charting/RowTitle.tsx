import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import type { BarRow } from './bars.ts';

type Props = { row: Pick<BarRow, 'title' | 'highlight'> };

/** The title of a row of bars; a number in it may be highlighted. */
export function RowTitle({ row: { title, highlight } }: Props) {
  if (!highlight) return <Title>{title}</Title>;
  const end = highlight.at + highlight.length;
  return (
    <Title>
      {title.slice(0, highlight.at)}
      <strong>{title.slice(highlight.at, end)}</strong>
      {title.slice(end)}
    </Title>
  );
}

const Title = styled.div`
  align-self: center;
  padding-inline-end: max(${mm(4)}, 0.5rem);
  color: ${color.ink};
  font: 400 max(${mm(4.2)}, ${fontSize.small}) / 1.25 ${fontFamily.sans};
  overflow-wrap: anywhere;

  & strong {
    color: ${color.brandStrong};
    font: 600 1.2em / 1 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
