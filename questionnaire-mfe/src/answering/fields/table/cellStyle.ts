import { css } from 'styled-components';
import { bareControlStyle, color, fieldStyle, fontSize, space } from '@cert/shared/ui';

/** The box of one cell: a native input, followed by the unit of a number. The cell grows with its text. */
export const cellStyle = css`
  ${fieldStyle}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;

  & > input,
  & > textarea,
  &[data-text]::after {
    grid-area: 1 / 1;
  }

  & > input,
  & > textarea {
    ${bareControlStyle}
  }

  & > input {
    font-weight: 600;
    text-align: end;
  }

  & > textarea {
    block-size: 100%;
    resize: none;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  /* A hidden copy of the text sets the height of the cell, as in TextArea. */
  &[data-text]::after {
    content: attr(data-text) ' ';
    visibility: hidden;
    padding: ${space[2]} ${space[3]};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  & > span {
    padding-inline-end: ${space[3]};
    font-size: ${fontSize.text};
    color: ${color.inkSoft};
  }
`;
