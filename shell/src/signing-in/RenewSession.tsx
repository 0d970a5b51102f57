import { useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Session } from '@cert/shared/platform';
import { Button, Dialog, Notice, space, TextField } from '@cert/shared/ui';
import { DeviceCheck } from './DeviceCheck.tsx';
import { focusAll } from './focusAll.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';

type Props = { session: Session; onLeave: () => void };

/** Asks for the password of the account whose page this is. Behind it the page stays as it is. */
export function RenewSession({ session, onLeave }: Props) {
  const { t } = useTranslation('shell');
  const { submit, isBusy, failure, checkedPercent, cancelCheck } = useSignIn();
  // A session from before e-mails were kept has none.
  const [email, setEmail] = useState(session.email);
  const [password, setPassword] = useState('');
  const passwordInput = useRef<HTMLInputElement>(null);
  const formId = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    if ((await submit({ email, password })) === undefined) focusAll(passwordInput.current);
  }

  return (
    <Dialog
      title={t('expired.title')}
      actions={
        <>
          <Button type="submit" form={formId} busyText={isBusy ? t('signIn.wait') : undefined}>
            {t('expired.submit')}
          </Button>
          <Button tone="quiet" onClick={onLeave}>
            {t('expired.somebodyElse')}
          </Button>
        </>
      }
    >
      <p>{t('expired.text', { name: session.name })}</p>
      <Form id={formId} onSubmit={(event) => void send(event)}>
        {failure && <Notice tone="failure">{failure}</Notice>}
        {session.email ? (
          // For password managers; the page does not change hands here.
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        ) : (
          <TextField
            label={t('signIn.email')}
            value={email}
            onChange={setEmail}
            input={{ type: 'email', name: 'email', autoComplete: 'username', required: true }}
          />
        )}
        <PasswordField
          value={password}
          onChange={setPassword}
          input={{ ref: passwordInput, readOnly: isBusy }}
        />
        {checkedPercent !== undefined && (
          <DeviceCheck percent={checkedPercent} onCancel={cancelCheck} />
        )}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;
