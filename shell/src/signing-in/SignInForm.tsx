import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { readAccount, usePlatform } from '@cert/shared/platform';
import { Button, Notice, space, TextField } from '@cert/shared/ui';
import { DeviceCheck } from './DeviceCheck.tsx';
import { focusAll } from './focusAll.ts';
import { takeOrigin } from './origin.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';

/** E-mail and password. After a failure the e-mail stays, and the password is where one goes on. */
export function SignInForm() {
  const { t } = useTranslation('shell');
  const { storage, tabStorage } = usePlatform();
  const navigate = useNavigate();
  const { submit, isBusy, failure, checkedPercent, cancelCheck } = useSignIn();
  const [email, setEmail] = useState(() => readAccount(storage)?.email ?? '');
  const [password, setPassword] = useState('');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const isKnown = useRef(email !== '');

  useEffect(() => {
    (isKnown.current ? passwordInput : emailInput).current?.focus();
  }, []);

  async function send(event: FormEvent) {
    event.preventDefault();
    const accountId = await submit({ email, password });
    if (accountId === undefined) return focusAll(passwordInput.current);
    await navigate(takeOrigin(tabStorage, accountId), { replace: true });
  }

  return (
    <Form onSubmit={(event) => void send(event)}>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <TextField
        label={t('signIn.email')}
        value={email}
        onChange={setEmail}
        input={{
          ref: emailInput,
          type: 'email',
          name: 'email',
          autoComplete: 'username',
          required: true,
          readOnly: isBusy,
        }}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        input={{ ref: passwordInput, readOnly: isBusy }}
      />
      {checkedPercent !== undefined && (
        <DeviceCheck percent={checkedPercent} onCancel={cancelCheck} />
      )}
      <Button type="submit" busyText={isBusy ? t('signIn.wait') : undefined}>
        {t('signIn.submit')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;
