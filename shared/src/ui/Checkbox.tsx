import type { ReactNode } from 'react';
import { ChoiceCard, type ChoiceExtra } from './ChoiceCard.tsx';

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
        <input
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
