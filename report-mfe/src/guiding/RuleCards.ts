import { styled } from 'styled-components';
import { mm } from '../viewing/mm.ts';
import { narrowSheet } from '../viewing/narrowSheet.ts';

/** Rule cards side by side, with aligned figures, titles and marks. */
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
