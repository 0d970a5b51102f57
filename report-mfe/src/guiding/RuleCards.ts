import { styled } from 'styled-components';
import { mm } from '../viewing/mm.ts';
import { narrowSheet } from '../viewing/narrowSheet.ts';

/** Rule cards side by side; figures, titles and marks of all stand on the same lines. */
export const RuleCards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  grid-template-rows: repeat(4, auto);
  column-gap: ${mm(10)};

  ${narrowSheet} {
    grid-auto-flow: row;
    grid-template-rows: none;
    row-gap: 1.25rem;
  }
`;
