import { css } from 'styled-components';
import { color, fontSize } from './tokens.ts';

/** The style of the text that shows the save state; it depends on the attribute `data-kind`. */
export const saveStateStyle = css`
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  font-weight: 600;

  &[data-kind='stored'] {
    color: ${color.final};
  }

  &[data-kind='failed'],
  &[data-kind='conflict'] {
    color: ${color.warning};
  }

  &[data-kind='refused'],
  &[data-kind='issue'] {
    color: ${color.failure};
  }
`;
