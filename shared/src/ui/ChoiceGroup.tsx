import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FieldLabel } from './FieldFrame.tsx';
import { Legend } from './Legend.tsx';
import { space } from './look.ts';

export type ChoiceGroupProps = {
  label: FieldLabel;
  /** `radiogroup` where one of the choices stands for the whole. */
  role?: 'group' | 'radiogroup';
  /** Disables every control inside. */
  isDisabled?: boolean;
  /** Id of what explains the group, read out with it: a hint, a reason why it is disabled. */
  describedBy?: string | undefined;
  children: ReactNode;
};

/** Choices of one question, one below the other. */
export function ChoiceGroup({
  label,
  role = 'group',
  isDisabled = false,
  describedBy,
  children,
}: ChoiceGroupProps) {
  return (
    <fieldset role={role} disabled={isDisabled} aria-describedby={describedBy}>
      <Legend label={label} />
      <Choices>{children}</Choices>
    </fieldset>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${space[2]};
`;
