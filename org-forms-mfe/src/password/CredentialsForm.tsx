import type { FormEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, Notice, space } from '@cert/shared/ui';

type Props = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Shown above the button: why the form as a whole was refused or could not be sent. */
  error: string | undefined;
  submitText: string;
  /** Text of the button while the form is being sent. */
  busyText: string | undefined;
  /** The fields. */
  children: ReactNode;
};

/** A short form about a password: fields below each other, an error, and one button. */
export function CredentialsForm({ onSubmit, error, submitText, busyText, children }: Props) {
  return (
    <Form noValidate onSubmit={onSubmit}>
      {children}
      {error && <Notice tone="failure">{error}</Notice>}
      <Button type="submit" busyText={busyText}>
        {submitText}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};

  > button {
    justify-self: start;
  }
`;
