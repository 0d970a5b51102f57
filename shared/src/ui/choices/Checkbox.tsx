import type { ReactNode } from 'react';
import { ChoiceCard, type ChoiceExtra } from './ChoiceCard.tsx';

export type CheckboxProps = {
  text: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** An input that belongs to the option, such as a text field. */
  extra?: ChoiceExtra | undefined;
};

/** An option that can be ticked. Put several of them into a `ChoiceGroup`, which can also disable them. */
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
