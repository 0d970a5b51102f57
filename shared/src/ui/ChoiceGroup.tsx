import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldIssue } from './FieldIssue.tsx';
import type { FieldLabel } from './FieldFrame.tsx';
import { Legend } from './Legend.tsx';
import { color, extent, size, space } from './look.ts';

export type ChoiceGroupProps = {
  label: FieldLabel;
  /** `radiogroup` where one of the choices stands for the whole. */
  role?: 'group' | 'radiogroup';
  /** Disables every control inside. */
  isDisabled?: boolean;
  /** Id of what explains the group, read out with it: a hint, a reason why it is disabled. */
  describedBy?: string | undefined;
  /** Below the label. */
  hint?: string | undefined;
  /** One sentence on what is wrong; nothing while nothing is. */
  error?: string | undefined;
  /** `rows`: one below the other; `columns`: as many beside each other as there is room for, where words are short. */
  arrangement?: 'rows' | 'columns' | undefined;
  children: ReactNode;
};

/** Choices of one question. */
export function ChoiceGroup({
  label,
  role = 'group',
  isDisabled = false,
  describedBy,
  hint,
  error,
  arrangement = 'rows',
  children,
}: ChoiceGroupProps) {
  const id = useId();
  const descriptions = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <fieldset
      role={role}
      disabled={isDisabled}
      aria-describedby={descriptions.join(' ') || undefined}
      data-invalid={error ? true : undefined}
    >
      <Legend label={label} />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Choices data-arrangement={arrangement}>{children}</Choices>
      {error && <FieldIssue id={`${id}-error`}>{error}</FieldIssue>}
    </fieldset>
  );
}

const Hint = styled.p`
  padding-block-end: ${space[2]};
  font-size: ${size.small};
  color: ${color.inkSoft};
`;

const Choices = styled.div`
  display: grid;
  gap: ${space[2]};

  &[data-arrangement='columns'] {
    grid-template-columns: repeat(auto-fill, minmax(min(${extent.words}, 100%), 1fr));
  }

  & + p {
    padding-block-start: ${space[1]};
  }
`;
