import styled from 'styled-components';
import { color, fontSize } from '@cert/shared/ui';

/** A percentage at the end of a row. */
export const Percent = styled.span`
  margin-left: auto;
  white-space: nowrap;
  font-size: ${fontSize.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;
