import { css } from 'styled-components';
import { focusRing } from './focusRing.ts';
import { color, layoutSize, motion, radius } from './look.ts';

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
