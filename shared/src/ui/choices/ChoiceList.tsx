import { useId, type ReactNode } from 'react';
import { ChoiceCard, type ChoiceExtra } from './ChoiceCard.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
import { useClearableRadio } from './choiceGestures.ts';

export type Choice<Value> = {
  value: Value;
  text: ReactNode;
  /** An input that belongs to the choice, such as a text field. */
  extra?: ChoiceExtra | undefined;
};

export type ChoiceListProps<Value extends string | number> = {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
} & Omit<ChoiceGroupProps, 'role' | 'children'>;

/**
 * A list from which one answer or none can be chosen. Selecting the chosen answer again clears it, by mouse, touch and
 * keyboard.
 */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  const { choices, value, onChange, ...group } = props;
  const name = useId();
  const clearable = useClearableRadio(() => onChange(null));
  return (
    <ChoiceGroup {...group} role="radiogroup">
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.value}
          control={
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              {...clearable(choice.value === value)}
            />
          }
          text={choice.text}
          extra={choice.extra}
        />
      ))}
    </ChoiceGroup>
  );
}
