import { styled } from 'styled-components';
import { mm } from '../viewing/mm.ts';

/**
 * The content between headline and footer. The first child starts below the headline, the last ends above the footer.
 */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;

  /* An only child is centred. */
  & > :only-child {
    align-self: center;
  }

  &:has(> :only-child) {
    align-content: stretch;
  }

  gap: max(${mm(9)}, 1.25rem);
  padding-block: max(${mm(9)}, 1.25rem) max(${mm(6)}, 1.5rem);
`;
