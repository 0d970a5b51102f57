import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens.ts';
import { Icon } from '../signs/Icon.tsx';

/**
 * The label of a field: visible above the field, or hidden and only announced, where the position of the field already
 * shows its meaning (such as a cell of a table).
 */
export type FieldLabel = string | { hidden: string };

/** The attributes that connect the native control with its label, hint and error. */
export type FieldAriaProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  label: FieldLabel;
  hint?: ReactNode;
  error?: string | undefined;
  children: (wiring: FieldAriaProps) => ReactNode;
};

/** Label, control, hint and error: the same layout for every text field. */
export function FieldFrame({ label, hint, error, children }: Props) {
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <Frame data-field>
      {typeof label === 'string' ? (
        <Label htmlFor={id}>{label}</Label>
      ) : (
        <label htmlFor={id} className="visually-hidden">
          {label.hidden}
        </label>
      )}
      {children({
        id,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldIssue id={`${id}-error`}>{error}</FieldIssue>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

const Label = styled.label`
  justify-self: start;
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Hint = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

type FieldIssueProps = {
  /** Id for the `aria-describedby` of the control. */
  id: string;
  /** One sentence about the error. */
  children: string;
};

/** The error message below a field; announced as soon as it appears. */
export function FieldIssue({ id, children }: FieldIssueProps) {
  return (
    <Issue id={id} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </Issue>
  );
}

const Issue = styled.p`
  display: flex;
  gap: ${space[1]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.failure};

  & > svg {
    margin-block-start: 0.17em;
  }
`;
