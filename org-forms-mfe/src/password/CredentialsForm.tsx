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
  /** Another way to send the form, beside its button. */
  otherWay?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/**
 * A short form about a password: fields below each other, an error, and the button. While it is being sent, Enter does
 * not send it again.
 */
export function CredentialsForm({
  onSubmit,
  error,
  submitText,
  busyText,
  otherWay,
  children,
}: Props) {
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        if (busyText === undefined) return onSubmit(event);
        event.preventDefault();
      }}
    >
      {children}
      {error && <Notice tone="failure">{error}</Notice>}
      <Buttons>
        <Button type="submit" busyText={busyText}>
          {submitText}
        </Button>
        {otherWay}
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
