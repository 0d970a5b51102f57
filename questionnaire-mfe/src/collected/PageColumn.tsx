import { styled } from 'styled-components';
import { layoutSize, space } from '@cert/shared/ui';

/** A column with the width of an area's questions. */
export const PageColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${layoutSize.content});
  align-content: start;
  gap: ${space[4]};
`;
