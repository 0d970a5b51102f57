import { styled } from 'styled-components';
import { space } from '../ui/index.ts';

/** The content of a module, with the same margins as in the site's frame. */
export const StandaloneMain = styled.main`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]};
`;
