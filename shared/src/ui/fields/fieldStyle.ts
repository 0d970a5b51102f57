import { css } from 'styled-components';
import { color, layoutSize, motion, radius, space } from '../tokens.ts';

/** The focus ring of `look.css`, for a surface that shows the focus of the native control inside it. */
export const focusRing = css`
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
`;

/** The box of a text field: a border with 3:1 contrast, in the brand colour when focused, red on an error. */
export const fieldStyle = css`
  min-block-size: ${layoutSize.target};
  border: 1px solid ${color.control};
  border-radius: ${radius.small};
  color: ${color.ink};
  background: ${color.paper};
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.inkSoft};
  }

  &:focus-within {
    border-color: ${color.focus};
    ${focusRing}
    outline-offset: -1px;
  }

  &:has(:disabled) {
    color: ${color.inkSoft};
    background: ${color.wash};
    border-color: ${color.line};
  }

  &:has(> [readonly]) {
    color: ${color.inkSoft};
    background: ${color.wash};
    border-color: ${color.line};
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.failure};
  }
`;

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
