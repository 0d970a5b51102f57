import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '@cert/shared/domain';
import { toFailureCode } from '@cert/shared/platform';
import { Field, TextField } from '@cert/shared/ui';
import { CredentialsForm } from '../../password/CredentialsForm.tsx';
import { CancelButton, Step } from '../Step.tsx';

type Entries = { name: string; email: string };

type Props = {
  /** Sends the invitation. @throws the failure of the call */
  send: (entries: Entries) => Promise<void>;
  onDone: () => void;
};

/** The form that invites a colleague. A refusal of the e-mail is shown at its field. */
export function InviteForm({ send, onDone }: Props) {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  const { control, handleSubmit, formState, setError } = useForm<Entries>({
    defaultValues: { name: '', email: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;

  async function submit({ name, email }: Entries): Promise<void> {
    try {
      await send({ name, email: email.trim() });
    } catch (failure) {
      const issue = findEmailIssue(failure);
      if (issue)
        return setError(
          'email',
          { message: t(`colleagues.issue.${issue}`) },
          { shouldFocus: true },
        );
      return setError('root', { message: tPlatform(`failed.${toFailureCode(failure)}`) });
    }
    onDone();
  }

  return (
    <Step>
      <p>{t('colleagues.inviteLead')}</p>
      <CredentialsForm
        onSubmit={handleSubmit(submit)}
        error={errors.root?.message}
        submitText={t('colleagues.send')}
        busyText={isSubmitting ? t('owner.wait') : undefined}
      >
        <Field
          control={control}
          name="name"
          rules={{ validate: (name) => name.trim() !== '' || t('colleagues.issue.noName') }}
        >
          {(field, native) => (
            <TextField
              {...field}
              label={t('colleagues.name')}
              hint={t('colleagues.nameHint')}
              input={{ ...native, autoComplete: 'off', required: true, readOnly: isSubmitting }}
            />
          )}
        </Field>
        <Field
          control={control}
          name="email"
          rules={{ validate: (email) => email.trim() !== '' || t('owner.issue.email-missing') }}
        >
          {(field, native) => (
            <TextField
              {...field}
              label={t('colleagues.email')}
              input={{
                ...native,
                type: 'email',
                autoComplete: 'off',
                required: true,
                readOnly: isSubmitting,
              }}
            />
          )}
        </Field>
      </CredentialsForm>
      <CancelButton onCancel={onDone} />
    </Step>
  );
}

const emailIssues = ['malformed', 'there', 'taken'] as const;

/**
 * The issue that the server has found in the e-mail; undefined for any other failure. An unknown issue counts as
 * `malformed`.
 */
function findEmailIssue(failure: unknown): (typeof emailIssues)[number] | undefined {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return undefined;
  const issue = failure.details?.fields['email'];
  if (issue === undefined) return undefined;
  return emailIssues.find((one) => one === issue) ?? 'malformed';
}
