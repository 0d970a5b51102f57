import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  findLastAccount,
  Loaded,
  toFailureCode,
  useAct,
  useLanguage,
  usePlatform,
  useRead,
  useSetPageName,
} from '@cert/shared/platform';
import { Card, Field, Notice, TextField } from '@cert/shared/ui';
import { PageWithHeader } from '../../PageWithHeader.tsx';
import { CredentialsForm } from '../CredentialsForm.tsx';

/**
 * The page on which anybody can ask for a link for choosing a new password. On a site without mail it says whom to
 * contact instead.
 */
export function ForgottenPassword() {
  const { t } = useTranslation('org-forms/choosing-password');
  const title = t('forgotten.title');
  useSetPageName(title);
  const programme = useRead('programme', {});
  const [isSent, setSent] = useState(false);
  const lead = programme.data?.mail && !isSent ? t('forgotten.lead') : undefined;
  return (
    <PageWithHeader title={title} lead={lead} isNarrow>
      <Loaded of={programme}>
        {({ mail, contacts: [contact] }) => {
          if (!mail)
            return (
              <Notice tone="info">
                {t('forgotten.withoutMail', {
                  contact: contact ? `${contact.name}, ${contact.email}` : '',
                })}
              </Notice>
            );
          if (isSent) return <Notice tone="success">{t('forgotten.sent')}</Notice>;
          return (
            <Card>
              <EmailForm onSent={() => setSent(true)} />
            </Card>
          );
        }}
      </Loaded>
    </PageWithHeader>
  );
}

function EmailForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('org-forms/choosing-password');
  const { t: tPlatform } = useTranslation('platform');
  const { storage } = usePlatform();
  const language = useLanguage();
  const passwordLinkSend = useAct('passwordLinkSend');
  const { control, handleSubmit, formState, setError } = useForm({
    defaultValues: { email: findLastAccount(storage)?.email ?? '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  async function ask({ email }: { email: string }): Promise<void> {
    try {
      await passwordLinkSend({ email, language });
      onSent();
    } catch (failure) {
      setError('root', { message: tPlatform(`failed.${toFailureCode(failure)}`) });
    }
  }
  return (
    <CredentialsForm
      onSubmit={handleSubmit(ask)}
      error={errors.root?.message}
      submitText={t('forgotten.send')}
      busyText={isSubmitting ? t('forgotten.sending') : undefined}
    >
      <Field
        control={control}
        name="email"
        rules={{ validate: (email) => email.trim() !== '' || t('forgotten.missing') }}
      >
        {(field, native) => (
          <TextField
            {...field}
            label={t('forgotten.email')}
            input={{
              ...native,
              type: 'email',
              autoComplete: 'username',
              required: true,
              readOnly: isSubmitting,
            }}
          />
        )}
      </Field>
    </CredentialsForm>
  );
}
