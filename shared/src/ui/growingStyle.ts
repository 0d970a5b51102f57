import { css } from 'styled-components';

/**
 * A box as tall as what is written in the textarea inside of it. An unseen copy of the text, which the box has in its
 * `data-text`, lies under the textarea in the same grid cell and gives the cell its height: growing without script, in
 * every browser. The copy wants the same padding as the textarea.
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
