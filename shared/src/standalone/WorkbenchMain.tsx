import { styled } from 'styled-components';
import { space } from '../ui/index.ts';

/** What a module shows, set off from the edges as the site's frame does. */
export const WorkbenchMain = styled.main`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]};
`;
