import { css } from 'styled-components';
import { color, motion, radius } from './look.ts';

/**
 * A custom-drawn radio button or checkbox, aligned with the first line of the text beside it. It has no focus outline,
 * because the surrounding `ChoiceCard` shows the focus.
 */
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

  &[type='radio'] {
    border-radius: ${radius.round};
  }

  &[type='radio']:checked {
    border: 0.4em solid ${color.brand};
  }

  &[type='radio']:checked:disabled {
    border-color: ${color.inkSoft};
  }

  &[type='checkbox'] {
    display: grid;
    border-radius: ${radius.small};
  }

  /* The tick is a clipped shape in the text colour, so that it follows the theme. */
  &[type='checkbox']:checked::before {
    content: '';
    background: ${color.brandInk};
    clip-path: polygon(19% 53%, 28% 44%, 42% 58%, 72% 26%, 81% 35%, 42% 76%);
  }

  &[type='checkbox']:checked {
    border-color: ${color.brand};
    background: ${color.brand};
  }

  &[type='checkbox']:checked:disabled {
    border-color: ${color.inkSoft};
    background: ${color.inkSoft};
  }

  &[type='checkbox']:checked:disabled::before {
    background: ${color.paper};
  }

  @media (forced-colors: active) {
    &[type='checkbox']:checked::before {
      background: CanvasText;
    }
  }
`;
