import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceCard, type ChoiceExtra } from './ChoiceCard.tsx';
import { choiceMarkStyle } from './choiceMarkStyle.ts';
import { color, radius } from './look.ts';

export type CheckboxProps = {
  text: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** What one may enter with the tick. */
  extra?: ChoiceExtra | undefined;
};

/** One of several things that may be ticked; several stand in a `ChoiceGroup`, which disables them, too. */
export function Checkbox({ text, isChecked, onChange, extra }: CheckboxProps) {
  return (
    <ChoiceCard
      control={
        <Box
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
      text={text}
      extra={extra}
    />
  );
}

// The tick is a shape cut out of the ink: it follows the theme as no picture could.
const Box = styled.input`
  ${choiceMarkStyle}
  display: grid;
  border-radius: ${radius.small};

  &::before {
    content: '';
    background: ${color.brandInk};
    clip-path: polygon(19% 53%, 28% 44%, 42% 58%, 72% 26%, 81% 35%, 42% 76%);
    visibility: hidden;
  }

  &:checked {
    border-color: ${color.brand};
    background: ${color.brand};
  }

  &:checked::before {
    visibility: visible;
  }

  &:checked:disabled {
    border-color: ${color.inkSoft};
    background: ${color.inkSoft};
  }

  &:checked:disabled::before {
    background: ${color.paper};
  }

  @media (forced-colors: active) {
    &:checked::before {
      background: CanvasText;
    }
  }
`;
