import { css } from 'styled-components';
import { color, radius, space } from '@cert/shared/ui';

/** Style of a row in the list of categories and areas. */
export const rowStyle = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]};
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
`;
