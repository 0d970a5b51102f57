import { styled } from 'styled-components';
import { extent, space } from '@cert/shared/ui';

/** One below the other, as wide as an area's questions. */
export const PageColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${extent.content});
  align-content: start;
  gap: ${space[4]};
`;
