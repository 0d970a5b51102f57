import { styled } from 'styled-components';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { sheetMm, sheetRem } from './sheetLengths.ts';

/** A text with a title, as one of several on a sheet. */
export type TitledText = { readonly title: string; readonly text: string };

type Props = {
  pillars: readonly TitledText[];
};

/** Titled texts in columns side by side, each below a line. */
export function TitledTextColumns({ pillars }: Props) {
  return (
    <Row role="list" $count={pillars.length}>
      {pillars.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${sheetMm(10)};

  li {
    padding-block-start: max(${sheetMm(4)}, ${sheetRem(0.5)});
    border-block-start: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
  }

  h3 {
    font: 600 max(${sheetMm(6.4)}, ${fontSize.lead}) / 1.25 ${fontFamily.serif};
  }

  p {
    margin-block-start: ${sheetMm(2.5)};
    color: ${color.ink};
    font-size: max(${sheetMm(4.8)}, ${fontSize.text});
    line-height: 1.5;
  }

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetRem(1.25)};
  }
`;
