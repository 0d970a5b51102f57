import styled from 'styled-components';
import { color, size } from '@cert/shared/ui';

/** A percentage at the end of a row. */
export const Percent = styled.span`
  margin-left: auto;
  white-space: nowrap;
  font-size: ${size.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;
