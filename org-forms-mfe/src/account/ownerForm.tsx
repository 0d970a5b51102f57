import { useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Input, Reply } from '@cert/shared/contract';
import { isRefusal } from '@cert/shared/domain';
import { askForPasskey, canUsePasskeys, type PasskeyFailure } from '@cert/shared/passkeys';
import { toFailureCode, useAct, usePlatform, useStore } from '@cert/shared/platform';
import { Button, Field, TextField } from '@cert/shared/ui';
import { CredentialsForm } from '../password/CredentialsForm.tsx';

// Parts of the forms that change how a person signs in. In each form, users prove that the account is theirs.

type Entries = { email: string; password: string; code: string };
type Form = UseFormReturn<Entries>;

/** The proof that the account is the user's: the password (with a code if there is a second factor), or a passkey. */
export type OwnershipProof = Input<'authenticatorStart'>;

/** The state of a form, and the functions that send it. */
export type OwnershipProofFormState = {
  form: Form;
  isSending: boolean;
  submit: (entries: Entries) => Promise<void>;
  /** Sends the form with a passkey in place of the password and the code. */
  submitWithPasskey: () => Promise<void>;
};

export type AcceptedProofs = {
  /** Whether a code is needed in addition to the password. */
  hasFactor: boolean;
  /** Whether a passkey can replace password and code on this page. */
  hasPasskey: boolean;
};

/** Lists the proofs that an account accepts. @param factor undefined while it is loading */
export function findAcceptedProofs(factor: Reply<'secondFactorRead'> | undefined): AcceptedProofs {
  const hasPasskey = factor !== undefined && factor.passkeys.length > 0;
  return {
    hasFactor: Boolean(factor?.authenticatorSince) || hasPasskey,
    hasPasskey: hasPasskey && canUsePasskeys(),
  };
}

/**
 * The state of a form. A refusal of one of its fields is shown at that field, any other failure above the button.
 * @param fields the fields that this form shows
 * @param send sends the entries with the proof and, if the server accepts them, moves to the next step
 */
export function useOwnershipProofForm(
  fields: readonly (keyof Entries)[],
  send: (entries: Entries, proof: OwnershipProof) => Promise<unknown>,
): OwnershipProofFormState {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  const form = useForm<Entries>({
    defaultValues: { email: '', password: '', code: '' },
    reValidateMode: 'onSubmit',
  });
  const passkeyRequest = useAct('passkeyRequest');
  const [isAsking, setAsking] = useState(false);
  const isSending = form.formState.isSubmitting || isAsking;
  const formatPasskeyFailure = usePasskeyFailureText();

  async function run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      const refused = findRefusedField(failure);
      const message = refused
        ? t(`owner.issue.${refused.issue}`)
        : tPlatform(`failed.${toFailureCode(failure)}`);
      // An error of a field that is not shown could never be cleared, so the form could not be sent again.
      const place = fields.find((field) => field === refused?.field) ?? 'root';
      form.setError(place, { message }, { shouldFocus: place !== 'root' });
    }
  }

  const submit = (entries: Entries) =>
    run(() => {
      const { password, code } = entries;
      return send(entries, { password, ...(code !== '' && { code }) });
    });

  // The button stays enabled while the form is being sent, so that it keeps the focus.
  async function submitWithPasskey(): Promise<void> {
    if (isSending) return;
    setAsking(true);
    form.clearErrors();
    const entries = form.getValues();
    if (!fields.includes('email') || (await form.trigger('email', { shouldFocus: true })))
      await run(async () => {
        const { request } = await passkeyRequest({});
        const { answer, failure } = await askForPasskey(request);
        if (answer) await send(entries, { passkey: answer });
        else form.setError('root', { message: formatPasskeyFailure(failure) });
      });
    setAsking(false);
  }

  return { form, isSending, submit, submitWithPasskey };
}

/** Returns a function that explains why the browser has returned no passkey. */
export function usePasskeyFailureText(): (failure: PasskeyFailure) => string {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  return (failure) =>
    failure === 'unreachable' ? tPlatform('failed.unreachable') : t(`passkeys.failed.${failure}`);
}

/** The issues that the server can find in each field. The first one is general: unknown issues count as this one. */
const issues = {
  email: ['email-malformed', 'email-unchanged'],
  password: ['password-wrong'],
  code: ['code-wrong', 'code-missing', 'code-ended'],
  passkey: ['passkey-wrong'],
} as const;

/** The refused field, and the key of the message; undefined if the failure concerns no field. */
function findRefusedField(failure: unknown) {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return undefined;
  const fields = failure.details?.fields ?? {};
  const field = (['email', 'password', 'code', 'passkey'] as const).find((name) => fields[name]);
  if (!field) return undefined;
  const [general] = issues[field];
  return {
    field,
    issue: issues[field].find((one) => one === `${field}-${fields[field]}`) ?? general,
  };
}

type OwnerFormProps = {
  of: OwnershipProofFormState;
  submitText: string;
  /** Whether a passkey can replace the password and the code. */
  hasPasskey?: boolean;
  children: ReactNode;
};

/** The form around the fields, with its button. */
export function OwnershipProofFormFrame({
  of: { form, isSending, submit, submitWithPasskey },
  submitText,
  hasPasskey = false,
  children,
}: OwnerFormProps) {
  const { t } = useTranslation('org-forms/account');
  return (
    <CredentialsForm
      onSubmit={form.handleSubmit(submit)}
      error={form.formState.errors.root?.message}
      submitText={submitText}
      busyText={isSending ? t('owner.wait') : undefined}
      otherWay={
        hasPasskey && (
          <Button tone="secondary" onClick={() => void submitWithPasskey()}>
            {t('owner.withPasskey')}
          </Button>
        )
      }
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

/** The fields with which users prove that the account is theirs: password, and code if there is a second factor. */
export function OwnershipProofFields({ form, hasFactor }: OwnerFieldsProps) {
  const { t } = useTranslation('org-forms/account');
  const { t: tModule } = useTranslation('org-forms');
  const session = useStore(usePlatform().session);
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
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
