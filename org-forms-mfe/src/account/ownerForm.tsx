import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '@cert/shared/domain';
import { toFailureCode, usePlatform, useStore } from '@cert/shared/platform';
import { Field, TextField } from '@cert/shared/ui';
import { CredentialsForm } from '../password/CredentialsForm.tsx';

// The forms that change how a person signs in: each proves that it is the owner who does so.

type Entries = { email: string; password: string; code: string };
type Form = UseFormReturn<Entries>;

/** A form and the function that sends it. */
export type OwnerForm = { form: Form; submit: (entries: Entries) => Promise<void> };

/**
 * The state of a form. A refusal of one of its fields is shown there, anything else above the button.
 * @param fields the fields that this form shows
 * @param send sends the entries; it moves to the next step itself
 */
export function useOwnerForm(
  fields: readonly (keyof Entries)[],
  send: (entries: Entries) => Promise<void>,
): OwnerForm {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  const form = useForm<Entries>({
    defaultValues: { email: '', password: '', code: '' },
    reValidateMode: 'onSubmit',
  });
  async function submit(entries: Entries): Promise<void> {
    try {
      await send(entries);
    } catch (failure) {
      const refused = findRefusedField(failure);
      const message = refused
        ? t(`owner.issue.${refused.issue}`)
        : tPlatform(`failed.${toFailureCode(failure)}`);
      // An error of a field that is not shown would never go: the form would refuse to be sent again.
      const place = refused && fields.includes(refused.field) ? refused.field : 'root';
      form.setError(place, { message }, { shouldFocus: place !== 'root' });
    }
  }
  return { form, submit };
}

/** The issues that the server finds in each field, the most general one first: an unknown issue counts as this one. */
const issues = {
  email: ['email-malformed', 'email-unchanged'],
  password: ['password-wrong'],
  code: ['code-wrong', 'code-missing', 'code-ended'],
} as const;

/** The field that was refused, and the key of the message; undefined if the failure is about no field. */
function findRefusedField(failure: unknown) {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return undefined;
  const fields = failure.details?.fields ?? {};
  const field = (['email', 'password', 'code'] as const).find((name) => fields[name]);
  if (!field) return undefined;
  const [general] = issues[field];
  return {
    field,
    issue: issues[field].find((one) => one === `${field}-${fields[field]}`) ?? general,
  };
}

type OwnerFormProps = { of: OwnerForm; submitText: string; children: ReactNode };

/** The form around the fields, with its button. */
export function OwnerFormFrame({ of: { form, submit }, submitText, children }: OwnerFormProps) {
  const { t } = useTranslation('org-forms/account');
  const { errors, isSubmitting } = form.formState;
  return (
    <CredentialsForm
      onSubmit={form.handleSubmit(submit)}
      error={errors.root?.message}
      submitText={submitText}
      busyText={isSubmitting ? t('owner.wait') : undefined}
    >
      {children}
    </CredentialsForm>
  );
}

type OwnerFieldsProps = {
  form: Form;
  /** Whether a code is asked for, too. */
  hasFactor: boolean;
};

/** The fields that prove that it is the owner: the password, and a code if there is a second factor. */
export function OwnerFields({ form, hasFactor }: OwnerFieldsProps) {
  const { t } = useTranslation('org-forms/account');
  const { t: tModule } = useTranslation('org-forms');
  const session = useStore(usePlatform().session);
  return (
    <>
      {/* For password managers. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={session?.email ?? ''}
        readOnly
        hidden
      />
      <Field
        control={form.control}
        name="password"
        rules={{ validate: (text) => text !== '' || t('owner.issue.password-missing') }}
      >
        {(field, native) => (
          <TextField
            {...field}
            label={t('owner.currentPassword')}
            secret={{ show: tModule('password.show'), hide: tModule('password.hide') }}
            input={{
              ...native,
              autoComplete: 'current-password',
              required: true,
              readOnly: form.formState.isSubmitting,
            }}
          />
        )}
      </Field>
      {hasFactor && <CodeField form={form} label={t('owner.anyCode')} />}
    </>
  );
}

type CodeFieldProps = {
  form: Form;
  label: string;
  /** Whether only a code of the app is accepted. */
  isNumber?: boolean;
};

/** A field for a code of the authenticator app, or for a recovery code. */
export function CodeField({ form, label, isNumber = false }: CodeFieldProps) {
  const { t } = useTranslation('org-forms/account');
  return (
    <Field
      control={form.control}
      name="code"
      rules={{ validate: (code) => code.trim() !== '' || t('owner.issue.code-missing') }}
    >
      {(field, native) => (
        <TextField
          {...field}
          label={label}
          input={{
            ...native,
            autoComplete: 'one-time-code',
            autoCapitalize: 'none',
            spellCheck: false,
            ...(isNumber && { inputMode: 'numeric' }),
            required: true,
            readOnly: form.formState.isSubmitting,
          }}
        />
      )}
    </Field>
  );
}
