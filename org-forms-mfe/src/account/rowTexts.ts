import { styled } from 'styled-components';
import { color, fontSize } from '@cert/shared/ui';

/** The title of a list row, such as the name of a device or of a colleague. */
export const RowTitle = styled.b`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** The details of a list row, in smaller letters below its title. */
export const RowDetails = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;
