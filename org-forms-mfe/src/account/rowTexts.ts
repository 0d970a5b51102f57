import { styled } from 'styled-components';
import { color, fontSize } from '@cert/shared/ui';

/** What a row of a list is about, such as a device or a colleague. */
export const RowTitle = styled.b`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** What else a row tells, smaller and below. */
export const RowDetails = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;
