import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm, rem } from './mm.ts';
import { narrowSheet } from './Paper.tsx';

type Props = { figures: readonly { readonly figure: string; readonly text: string }[] };

/** A grid of large figures, each with its caption. */
export function FigureGrid({ figures }: Props) {
  return (
    <Grid role="list">
      {figures.map(({ figure, text }) => (
        <li key={text}>
          <strong>{figure}</strong>
          <p>{text}</p>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${mm(10)} ${mm(16)};
  align-content: center;
  padding-block: max(${mm(8)}, ${rem(1.25)});

  li {
    padding-block-start: max(${mm(5)}, ${rem(0.5)});
    border-block-start: 1px solid ${color.lineStrong};
  }

  strong {
    color: ${color.brand};
    font: 600 max(${mm(20)}, ${fontSize.display}) / 1.15 ${fontFamily.serif};
    font-variant-numeric: lining-nums;
  }

  p {
    font-size: max(${mm(5.6)}, ${fontSize.text});
    line-height: 1.4;
  }

  ${narrowSheet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${rem(1.25)};
  }
`;
