import { styled, css } from 'styled-components';
import {
  color,
  zIndex,
  layoutSize,
  media,
  radius,
  fontSize,
  space,
  bareControlStyle,
  fieldStyle,
  printedTextStyle,
} from '@cert/shared/ui';

/** The box of one cell: a native input, followed by the unit of a number. The cell grows with its text. */
const cellStyle = css`
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

  &[data-text] {
    ${printedTextStyle}
  }

  & > span {
    padding-inline-end: ${space[3]};
    font-size: ${fontSize.text};
    color: ${color.inkSoft};
  }
`;

/** A table with editable cells. The header row is sticky. On a phone each row becomes a card. */
export const EditableTable = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  & th {
    text-align: start;
    font-weight: 400;
  }

  & > thead th {
    position: sticky;
    inset-block-start: ${layoutSize.header};
    z-index: ${zIndex.raised};
    padding: ${space[2]};
    border-block-end: 1px solid ${color.lineStrong};
    font-size: ${fontSize.small};
    font-weight: 600;
    vertical-align: bottom;
    background: ${color.paper};
  }

  & > thead th:first-child {
    font-size: ${fontSize.text};
  }

  & > thead th[data-shape='percentage'],
  & > thead th[data-shape='age'] {
    inline-size: calc(2 * ${space[8]});
  }

  & > tbody th,
  & > tbody td {
    padding: ${space[1]} ${space[2]};
    border-block-end: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }

  & > tbody > tr > td > div {
    ${cellStyle}
  }

  & > tbody > tr:nth-child(even) > * {
    background: ${color.wash};
  }

  & > tbody > tr:focus-within > th {
    font-weight: 600;
  }

  @media ${media.phone} {
    &,
    & > thead,
    & > thead > tr,
    & > thead > tr > th:first-child,
    & > tbody > tr > * {
      display: block;
    }

    & > thead th {
      padding-inline: 0;
    }

    & > thead > tr > th:not(:first-child) {
      display: none;
    }

    & > tbody {
      display: grid;
      gap: ${space[3]};
      padding-block-start: ${space[3]};
    }

    & > tbody > tr {
      display: grid;
      gap: ${space[2]};
      padding: ${space[3]};
      border: 1px solid ${color.line};
      border-radius: ${radius.medium};
    }

    & > tbody > tr:nth-child(even) > * {
      background: none;
    }

    & > tbody > tr > * {
      padding: 0;
      border: 0;
    }

    & > tbody > tr > th {
      font-weight: 600;
    }

    & > tbody > tr > td {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
      align-items: center;
      gap: ${space[2]};
    }

    /* The input already has an accessible name, so this text is only visual. */
    & > tbody > tr > td::before {
      content: attr(data-column);
      content: attr(data-column) / '';
      font-size: ${fontSize.small};
      color: ${color.inkSoft};
    }

    & > tbody > tr > td > [role='alert'] {
      grid-column: 2;
    }
  }
`;
