import { styled } from 'styled-components';
import { mm } from '../viewing/mm.ts';

/** What stands between headline and footer: the first below the headline, the last on the footer's line. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;

  /* What stands alone stands in the middle. */
  & > :only-child {
    align-self: center;
  }

  &:has(> :only-child) {
    align-content: stretch;
  }

  gap: max(${mm(9)}, 1.25rem);
  padding-block: max(${mm(9)}, 1.25rem) max(${mm(6)}, 1.5rem);
`;
