import { useId } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Session } from '@cert/shared/platform';
import { Button, Dialog, Field, Notice, space, TextField } from '@cert/shared/ui';
import { ProofOfWorkProgress } from './ProofOfWorkProgress.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';

type Props = { session: Session; onLeave: () => void };

/** Asks for the password of the account whose session has expired. The page behind the dialog stays unchanged. */
export function RenewSession({ session, onLeave }: Props) {
  const { t } = useTranslation('shell');
  // Sessions from older versions have no stored e-mail.
  const form = useSignIn({ email: session.email });
  const { control, isBusy, failure, checkedPercent, cancelCheck, onSubmit } = form;
  const formId = useId();

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
      <Form id={formId} onSubmit={onSubmit}>
        {failure && <Notice tone="failure">{failure}</Notice>}
        {session.email ? (
          // Read-only, for password managers: only the same account can continue here.
          <input
            type="text"
            name="email"
            autoComplete="username"
            value={session.email}
            readOnly
            hidden
          />
        ) : (
          <Field control={control} name="email">
            {(field, native) => (
              <TextField
                {...field}
                label={t('signIn.email')}
                input={{ ...native, type: 'email', autoComplete: 'username', required: true }}
              />
            )}
          </Field>
        )}
        <PasswordField control={control} readOnly={isBusy} />
        {checkedPercent !== undefined && (
          <ProofOfWorkProgress percent={checkedPercent} onCancel={cancelCheck} />
        )}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;
