import { css } from 'styled-components';
import { color, motion } from './look.ts';

/** A radio or checkbox drawn by us: as large as the line of words beside it; its card shows the focus. */
export const choiceMarkStyle = css`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  margin-block-start: 0.125em;
  appearance: none;
  border: 1px solid ${color.control};
  background: ${color.paper};
  outline: none;
  cursor: inherit;
  transition: border-width ${motion.quick};

  &:disabled {
    border-color: ${color.lineStrong};
  }
`;
