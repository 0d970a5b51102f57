import { useId } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Session } from '@cert/shared/platform';
import { Button, Dialog, Field, Notice, space, TextField } from '@cert/shared/ui';
import { DeviceCheck } from './DeviceCheck.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';

type Props = { session: Session; onLeave: () => void };

/** Asks for the password of the account whose page this is. Behind it the page stays as it is. */
export function RenewSession({ session, onLeave }: Props) {
  const { t } = useTranslation('shell');
  // A session from before e-mails were kept has none.
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
          // For password managers; the page does not change hands here.
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
