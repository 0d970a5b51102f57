import { css } from 'styled-components';
import { color, space } from './look.ts';

/** Removes the native look of a control inside a `fieldStyle` box. */
export const bareControlStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: inherit;
  background: none;
  outline: none;

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
`;
