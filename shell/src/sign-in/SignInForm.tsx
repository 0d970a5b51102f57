import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { findLastAccount, usePlatform } from '@cert/shared/platform';
import { Button, Notice, space } from '@cert/shared/ui';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ProofOfWorkProgress } from './ProofOfWorkProgress.tsx';
import { takeReturnPath } from './returnPath.ts';
import type { SignInNavigationState } from './useEndSession.ts';
import { LazySecondFactorField } from './LazySecondFactorField.tsx';
import { useSignIn } from './useSignIn.ts';

/**
 * The form with e-mail and password, and with a code for an account that has a second factor. After a failure it keeps
 * the e-mail and focuses the password.
 */
export function SignInForm() {
  const { t } = useTranslation('shell');
  const { storage, tabStorage } = usePlatform();
  const navigate = useNavigate();
  const state = useLocation().state as SignInNavigationState | null;
  const [knownEmail] = useState(() => state?.email ?? findLastAccount(storage)?.email ?? '');
  const form = useSignIn({
    email: knownEmail,
    onSignedIn: async (accountId) =>
      navigate(takeReturnPath(tabStorage, accountId), { replace: true }),
  });
  const { email, password, codeStep, onPasskey, isBusy, failure, onSubmit } = form;
  const { proofOfWorkPercent, cancelProofOfWork } = form;

  const { ref: firstInput } = knownEmail === '' ? email : password;
  useEffect(() => firstInput.current?.focus(), [firstInput]);

  return (
    <Form onSubmit={onSubmit}>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {codeStep ? (
        <LazySecondFactorField step={codeStep} readOnly={isBusy} />
      ) : (
        <>
          <EmailField field={email} readOnly={isBusy} />
          <PasswordField field={password} readOnly={isBusy} />
        </>
      )}
      {proofOfWorkPercent !== undefined && (
        <ProofOfWorkProgress percent={proofOfWorkPercent} onCancel={cancelProofOfWork} />
      )}
      <Button type="submit" busyText={isBusy ? t('signIn.wait') : undefined}>
        {t('signIn.submit')}
      </Button>
      {onPasskey && !codeStep && (
        <Button tone="secondary" onClick={onPasskey}>
          {t('signIn.withPasskey')}
        </Button>
      )}
      <Link to="/forgotten-password">{t('signIn.forgotten')}</Link>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;
