import type { ReactNode } from 'react';
import { ChoiceCard, type ChoiceExtra } from './ChoiceCard.tsx';

export type CheckboxProps = {
  text: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** An input that belongs to the choice. */
  extra?: ChoiceExtra | undefined;
};

/** One of several options that can be ticked. Several stand in a `ChoiceGroup`, which can also disable them. */
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
