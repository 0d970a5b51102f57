import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm, rem } from './mm.ts';

/**
 * The content between headline and footer. The first child is directly below the headline and the last child directly
 * above the footer; an only child is centred.
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

  gap: max(${mm(9)}, ${rem(1.25)});
  padding-block: max(${mm(9)}, ${rem(1.25)}) max(${mm(6)}, ${rem(1.5)});
`;

/** The lead paragraph below a headline. */
export const Lead = styled.p`
  max-inline-size: max(${mm(180)}, ${rem(30)});
  color: ${color.ink};
  font: 400 max(${mm(5.8)}, ${fontSize.lead}) / 1.45 ${fontFamily.serif};
  overflow-wrap: anywhere;
`;
