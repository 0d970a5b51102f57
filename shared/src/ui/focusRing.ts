import { css } from 'styled-components';
import { color } from './look.ts';

/** The focus ring of `look.css`, for a surface that shows the focus of the native control inside it. */
export const focusRing = css`
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
`;
