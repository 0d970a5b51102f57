import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from './sheetLengths.ts';
import { narrowSheetQuery } from './Paper.tsx';

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
  gap: ${sheetMm(10)} ${sheetMm(16)};
  align-content: center;
  padding-block: max(${sheetMm(8)}, ${sheetRem(1.25)});

  li {
    padding-block-start: max(${sheetMm(5)}, ${sheetRem(0.5)});
    border-block-start: 1px solid ${color.lineStrong};
  }

  strong {
    color: ${color.brand};
    font: 600 max(${sheetMm(20)}, ${fontSize.display}) / 1.15 ${fontFamily.serif};
    font-variant-numeric: lining-nums;
  }

  p {
    font-size: max(${sheetMm(5.6)}, ${fontSize.text});
    line-height: 1.4;
  }

  ${narrowSheetQuery} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetRem(1.25)};
  }
`;
