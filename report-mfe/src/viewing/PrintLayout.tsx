import { createGlobalStyle } from 'styled-components';

/** While the report is open, the page prints on A4 landscape; the slides bring their own margins. */
export const PrintLayout = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 0;
  }
`;
