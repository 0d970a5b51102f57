import styled from 'styled-components';
import { color, size } from '@cert/shared/ui';

/** The completeness at the end of a line. */
export const Percent = styled.span`
  margin-left: auto;
  white-space: nowrap;
  font-size: ${size.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;
