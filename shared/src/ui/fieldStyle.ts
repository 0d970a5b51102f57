import { css } from 'styled-components';
import { color, extent, motion, radius, space } from './look.ts';

/** The box that one types into: a control edge of 3:1, brand when in use, red when something is wrong. */
export const fieldStyle = css`
  min-block-size: ${extent.target};
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
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }

  &:has(:disabled) {
    color: ${color.inkSoft};
    background: ${color.wash};
    border-color: ${color.line};
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.failure};
  }
`;

/** The native control inside of the box, without a look of its own. */
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
