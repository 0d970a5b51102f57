import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Session } from '@cert/shared/platform';
import { Button, Dialog, Notice, space } from '@cert/shared/ui';
import { useUnsentChangeCount } from '../unsent/useUnsentChangeCount.ts';
import type { SignInNavigationState } from './useEndSession.ts';
import { PasswordField } from './PasswordField.tsx';
import { ProofOfWorkProgress } from './ProofOfWorkProgress.tsx';
import { LazySecondFactorField } from './LazySecondFactorField.tsx';
import { useSignIn } from './useSignIn.ts';

type Props = { session: Session };

/** A dialog over a page whose session has expired. The user signs in again and continues, or changes the account. */
export function SessionExpired({ session }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <LeaveSession session={session} onBack={() => setLeaving(false)} />;
  return <RenewSession session={session} onLeave={() => setLeaving(true)} />;
}

type RenewSessionProps = { session: Session; onLeave: () => void };

/** Asks for the password of the account whose session has expired. The page behind the dialog does not change. */
function RenewSession({ session, onLeave }: RenewSessionProps) {
  const { t } = useTranslation('shell');
  const form = useSignIn({ email: session.email, accountId: session.accountId });
  const { password, codeStep, onPasskey, isBusy, failure, onSubmit } = form;
  const { proofOfWorkPercent, cancelProofOfWork } = form;
  const formId = useId();

  return (
    <Dialog
      title={t('expired.title')}
      actions={
        <>
          <Button type="submit" form={formId} busyText={isBusy ? t('signIn.wait') : undefined}>
            {t('expired.submit')}
          </Button>
          {onPasskey && !codeStep && (
            <Button tone="secondary" onClick={onPasskey}>
              {t('signIn.withPasskey')}
            </Button>
          )}
          <Button tone="quiet" onClick={onLeave}>
            {t('expired.somebodyElse')}
          </Button>
        </>
      }
    >
      <p>{t('expired.text', { name: session.name })}</p>
      <Form id={formId} onSubmit={onSubmit}>
        {failure && <Notice tone="failure">{failure}</Notice>}
        {/* Hidden, for password managers. Read-only, because only the same account can continue here. */}
        <input
          type="text"
          name="email"
          autoComplete="username"
          value={session.email}
          readOnly
          hidden
        />
        {codeStep ? (
          <LazySecondFactorField step={codeStep} readOnly={isBusy} />
        ) : (
          <PasswordField field={password} readOnly={isBusy} />
        )}
        {proofOfWorkPercent !== undefined && (
          <ProofOfWorkProgress percent={proofOfWorkPercent} onCancel={cancelProofOfWork} />
        )}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

type LeaveSessionProps = { session: Session; onBack: () => void };

/** Explains what happens to unsaved work before another account signs in. */
function LeaveSession({ session, onBack }: LeaveSessionProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const count = useUnsentChangeCount();
  const { name } = session;
  const leave = () =>
    void navigate('/login', { state: { hasConfirmed: true } satisfies SignInNavigationState });
  return (
    <Dialog
      title={t('expired.leaveTitle')}
      actions={
        <>
          <Button onClick={leave}>{t('expired.leave')}</Button>
          <Button tone="quiet" onClick={onBack}>
            {t('expired.back')}
          </Button>
        </>
      }
    >
      {count > 0 && <p>{t('expired.kept', { count, name })}</p>}
      <p>{t('expired.lost')}</p>
    </Dialog>
  );
}
