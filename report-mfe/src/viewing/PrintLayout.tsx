import { createGlobalStyle } from 'styled-components';

/** Sets the print format to A4 landscape while the report is open. The slides have their own margins. */
export const PrintLayout = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 0;
  }
`;
