import { css } from 'styled-components';

/**
 * A box that grows with the textarea inside it, without script and in every browser. A hidden copy of the text, from
 * the box's `data-text`, lies under the textarea in the same grid cell and sets its height. The copy needs the same
 * padding as the textarea.
 */
export const growingStyle = css`
  display: grid;

  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  &::after,
  & > textarea {
    grid-area: 1 / 1;
  }

  & > textarea {
    resize: none;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;
