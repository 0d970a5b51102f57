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

/**
 * Prints the text of a box, from its `data-text`, instead of the control inside it: browsers put a control on one sheet
 * and cut off what does not fit, but break the lines of a generated text across sheets. Screen readers do not announce
 * the text twice, because it is visible on paper only. The box generates the text in its `::after`.
 */
export const printedTextStyle = css`
  @media print {
    display: block;

    &::after {
      display: block;
      visibility: visible;
    }

    & > :is(input, textarea) {
      display: none;
    }
  }
`;
