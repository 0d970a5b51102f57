import { styled } from 'styled-components';
import { color, fontFamily } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';

/** A grade below the required one. Its outline is visible without colour, too. Use it together with a `GradeGap`. */
export const FailingGrade = styled.span`
  display: inline-block;
  padding-inline: ${sheetMm(1.2)};
  font-size: 0.9em;
  line-height: 0.9;
  /* Takes no height, so that it does not cover the value of the next bar. */
  outline: max(${sheetMm(0.5)}, 2px) solid ${color.warning};
  border-radius: ${sheetMm(1)};
`;

/** The text that says how much a failing grade is below the required one. It has a separate line. */
export const GradeGap = styled.span`
  display: block;
  color: ${color.warning};
  font: 600 max(${sheetMm(3.4)}, ${sheetRem(0.75)}) / 1.2 ${fontFamily.sans};
`;
