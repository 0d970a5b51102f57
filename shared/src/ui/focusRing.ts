import { css } from 'styled-components';
import { color } from './look.ts';

/** The ring of `look.css` for a surface that stands in for the native control in focus inside of it. */
export const focusRing = css`
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
`;
