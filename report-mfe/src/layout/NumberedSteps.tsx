import { styled } from 'styled-components';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { sheetMm, sheetRem } from './sheetLengths.ts';
import type { TitledText } from './TitledTextColumns.tsx';

type Props = {
  steps: readonly TitledText[];
};

/** Consecutive steps as numbered points on one line. */
export function NumberedSteps({ steps }: Props) {
  return (
    <Row role="list" $count={steps.length}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Station aria-hidden="true">{index + 1}</Station>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Row>
  );
}

const Station = styled.span`
  position: relative;
  display: grid;
  place-content: center;
  inline-size: max(${sheetMm(11)}, ${sheetRem(2)});
  block-size: max(${sheetMm(11)}, ${sheetRem(2)});
  border-radius: 50%;
  background: ${color.brand};
  color: ${color.brandInk};
  font: 600 max(${sheetMm(5)}, ${fontSize.text}) / 1 ${fontFamily.serif};
  print-color-adjust: exact;
`;

const Row = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));

  li {
    position: relative;
    padding-inline-end: ${sheetMm(4)};
  }

  /* The line that connects a point with the next one. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block-start: max(${sheetMm(5.2)}, ${sheetRem(1)});
    inset-inline: 0;
    border-block-start: max(${sheetMm(0.5)}, 1px) solid ${color.brandLine};
  }

  h3 {
    margin-block-start: max(${sheetMm(5)}, ${sheetRem(0.5)});
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

    li::before {
      display: none;
    }
  }
`;
