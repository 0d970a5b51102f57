import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FieldLabel } from './FieldFrame.tsx';
import { focusRing } from './focusRing.ts';
import { Legend } from './Legend.tsx';
import { color, motion, radius, space } from './look.ts';
import { useClearableRadio } from './useClearableRadio.ts';

export type Choice<Value> = { value: Value; text: ReactNode };

export type ChoiceListProps<Value extends string | number> = {
  label: FieldLabel;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  isDisabled?: boolean;
  /** Id of what explains the group, read out with it: a hint, a reason why it is disabled. */
  describedBy?: string | undefined;
};

/** One of several answers, or none: choosing the chosen one again clears it, by mouse, touch and keyboard. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  const { label, choices, value, onChange, isDisabled = false, describedBy } = props;
  const name = useId();
  const clearable = useClearableRadio(() => onChange(null));
  return (
    <fieldset role="radiogroup" disabled={isDisabled} aria-describedby={describedBy}>
      <Legend label={label} />
      <Cards>
        {choices.map((choice) => (
          <Card key={choice.value}>
            <Dot
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              {...clearable(choice.value === value)}
            />
            <span>{choice.text}</span>
          </Card>
        ))}
      </Cards>
    </fieldset>
  );
}

const Cards = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Card = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.paper};
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  &:hover:has(:enabled) {
    border-color: ${color.control};
  }

  &:has(:checked) {
    border-color: ${color.brand};
    box-shadow: inset 0 0 0 1px ${color.brand};
    background: ${color.brandSoft};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  &:has(:disabled) {
    color: ${color.inkSoft};
    background: ${color.wash};
  }

  &:has(:checked:disabled) {
    border-color: ${color.lineStrong};
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
    color: ${color.ink};
  }
`;

const Dot = styled.input`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  margin-block-start: 0.125em;
  appearance: none;
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.paper};
  outline: none;
  cursor: inherit;
  transition: border-width ${motion.quick};

  &:checked {
    border: 0.4em solid ${color.brand};
  }

  &:disabled {
    border-color: ${color.lineStrong};
  }

  &:checked:disabled {
    border-color: ${color.inkSoft};
  }
`;
