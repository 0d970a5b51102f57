import styled from 'styled-components';
import { NavLink } from 'react-router-dom';
import { color, fontFamily, space } from '@cert/shared/ui';
import { rowStyle } from './rowStyle.ts';

/** A numbered link in the sidebar; its `b` is the number. */
export const NumberedLink = styled(NavLink)`
  ${rowStyle}
  font-weight: 600;

  & > b {
    min-width: ${space[4]};
    font-family: ${fontFamily.serif};
    font-weight: inherit;
    color: ${color.brand};
  }

  &:hover {
    background: ${color.wash};
  }
`;
