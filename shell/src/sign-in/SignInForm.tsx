import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { findLastAccount, usePlatform } from '@cert/shared/platform';
import { Button, Field, Notice, space, TextField } from '@cert/shared/ui';
import { PasswordField } from './PasswordField.tsx';
import { ProofOfWorkProgress } from './ProofOfWorkProgress.tsx';
import { takeReturnPath } from './returnPath.ts';
import { useSignIn } from './useSignIn.ts';

/** The form with e-mail and password. After a failure it keeps the e-mail and focuses the password. */
export function SignInForm() {
  const { t } = useTranslation('shell');
  const { storage, tabStorage } = usePlatform();
  const navigate = useNavigate();
  const [knownEmail] = useState(() => findLastAccount(storage)?.email ?? '');
  const form = useSignIn({
    email: knownEmail,
    onSignedIn: async (accountId) =>
      navigate(takeReturnPath(tabStorage, accountId), { replace: true }),
  });
  const { control, setFocus, isBusy, failure, checkedPercent, cancelCheck, onSubmit } = form;

  useEffect(() => {
    setFocus(knownEmail === '' ? 'email' : 'password');
  }, [setFocus, knownEmail]);

  return (
    <Form onSubmit={onSubmit}>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <Field control={control} name="email">
        {(field, native) => (
          <TextField
            {...field}
            label={t('signIn.email')}
            input={{
              ...native,
              type: 'email',
              autoComplete: 'username',
              required: true,
              readOnly: isBusy,
            }}
          />
        )}
      </Field>
      <PasswordField control={control} readOnly={isBusy} />
      {checkedPercent !== undefined && (
        <ProofOfWorkProgress percent={checkedPercent} onCancel={cancelCheck} />
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
