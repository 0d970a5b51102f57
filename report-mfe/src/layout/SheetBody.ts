import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from './sheetLengths.ts';

/**
 * The content between headline and footer. The first child is directly below the headline and the last child directly
 * above the footer; an only child is centred.
 */
export const SheetBody = styled.div`
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

  gap: max(${sheetMm(9)}, ${sheetRem(1.25)});
  padding-block: max(${sheetMm(9)}, ${sheetRem(1.25)}) max(${sheetMm(6)}, ${sheetRem(1.5)});
`;

/** The lead paragraph below a headline. */
export const Lead = styled.p`
  max-inline-size: max(${sheetMm(180)}, ${sheetRem(30)});
  color: ${color.ink};
  font: 400 max(${sheetMm(5.8)}, ${fontSize.lead}) / 1.45 ${fontFamily.serif};
  overflow-wrap: anywhere;
`;
