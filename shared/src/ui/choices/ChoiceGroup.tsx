import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldIssue, type FieldLabel } from '../fields/FieldFrame.tsx';
import { Legend } from './Legend.tsx';
import { color, layoutSize, fontSize, space } from '../tokens.ts';

export type ChoiceGroupProps = {
  label: FieldLabel;
  /** `radiogroup` if only one choice can be selected. */
  role?: 'group' | 'radiogroup';
  /** Disables every control inside. */
  isDisabled?: boolean;
  /** Id of an element that explains the group and is announced with it: a hint, or a reason why it is disabled. */
  describedBy?: string | undefined;
  /** Shown below the label. */
  hint?: string | undefined;
  /** One sentence about the error; undefined when there is none. */
  error?: string | undefined;
  /** `rows`: one below the other; `columns`: side by side if there is enough space, for short texts. */
  arrangement?: 'rows' | 'columns' | undefined;
  children: ReactNode;
};

/** The choices of one question. */
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
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Choices = styled.div`
  display: grid;
  gap: ${space[2]};

  &[data-arrangement='columns'] {
    grid-template-columns: repeat(auto-fill, minmax(min(${layoutSize.words}, 100%), 1fr));
  }

  & + p {
    padding-block-start: ${space[1]};
  }
`;
