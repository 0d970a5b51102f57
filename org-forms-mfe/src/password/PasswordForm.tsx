import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field, space, TextField } from '@cert/shared/ui';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { PasswordFormValues } from './passwordIssues.ts';
import { StrengthMeter } from './StrengthMeter.tsx';
import { passwordLengthLimits, usePasswordChange } from './usePasswordChange.ts';
import { useStrength } from './useStrength.ts';

type Props = {
  /** Names of the person and the programme, which the new password must not contain. */
  personalWords: readonly string[];
  /** The e-mail for password managers. Without it, they may fill in the user name themselves. */
  email?: string;
  /** Whether the current password is asked for. */
  asksCurrent: boolean;
  submitText: string;
  /** Sends the passwords to the server; a refusal is shown at the fields. */
  send: (passwords: PasswordFormValues) => Promise<unknown>;
};

/** The form for the new password and, if needed, the current one, with their errors and the save button. */
export function PasswordForm({ personalWords, email, asksCurrent, submitText, send }: Props) {
  const { t } = useTranslation('org-forms');
  const { form, save } = usePasswordChange({
    ownTexts: personalWords,
    asksCurrent,
    send,
  });
  const { control, clearErrors, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const [current, next] = useWatch({ control, name: ['current', 'new'] });
  const { strength, prepare } = useStrength(next, [...personalWords, current]);
  // A successful save empties the fields, so nothing may be typed while the call is running.
  const input = { required: true, readOnly: isSubmitting };
  const secret = { show: t('password.show'), hide: t('password.hide') };

  return (
    <CredentialsForm
      onSubmit={handleSubmit(save)}
      error={errors.root?.message}
      submitText={submitText}
      busyText={isSubmitting ? t('password.saving') : undefined}
    >
      {/* For password managers: they fill or read the user name. The form itself does not need the e-mail. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={email}
        readOnly={email !== undefined}
        hidden
      />
      {asksCurrent && (
        <Field control={control} name="current">
          {(field, native) => (
            <TextField
              {...field}
              label={t('password.current')}
              onChange={(value) => {
                field.onChange(value);
                clearErrors('current');
              }}
              secret={secret}
              input={{ ...input, ...native, autoComplete: 'current-password' }}
            />
          )}
        </Field>
      )}
      <Measured>
        <Field control={control} name="new">
          {(field, native) => (
            <TextField
              {...field}
              label={t('password.new')}
              onChange={(value) => {
                field.onChange(value);
                clearErrors('new');
              }}
              hint={t('password.rules', passwordLengthLimits)}
              secret={secret}
              input={{ ...input, ...native, autoComplete: 'new-password', onFocus: prepare }}
            />
          )}
        </Field>
        <StrengthMeter strength={strength} />
      </Measured>
    </CredentialsForm>
  );
}

const Measured = styled.div`
  display: grid;
  gap: ${space[2]};
`;
