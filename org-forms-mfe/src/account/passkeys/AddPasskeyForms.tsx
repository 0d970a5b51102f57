import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import { isRefusal, maxPasskeyName } from '@cert/shared/domain';
import { makePasskey } from '@cert/shared/passkeys';
import { toFailureCode, useAct, useLanguage, usePlatform } from '@cert/shared/platform';
import { Field, TextField } from '@cert/shared/ui';
import { CredentialsForm } from '../../password/CredentialsForm.tsx';
import { usePasskeyFailureText, type AcceptedProofs } from '../ownerForm.tsx';
import { ProofForm } from '../ProofForm.tsx';
import { CancelButton, Step } from '../Step.tsx';

type Props = {
  proofs: AcceptedProofs;
  onCancel: () => void;
  /** Called when the passkey is added, unless there are new recovery codes. */
  onAdded: () => void;
  /** Called in place of `onAdded` with new recovery codes, if it is the account's first second factor. */
  onCodes: (codes: readonly string[]) => void;
};

/** The two steps that add a passkey: the proof that the account is the user's, and the browser's own dialog. */
export function AddPasskeyForms({ proofs, ...end }: Props) {
  const start = useAct('passkeyStart');
  const [creation, setCreation] = useState<Creation>();
  if (creation) return <NewPasskeyForm creation={creation} {...end} />;
  return (
    <ProofForm
      proofs={proofs}
      onCancel={end.onCancel}
      send={async (proof) => setCreation((await start(proof)).creation)}
    />
  );
}

type Creation = Reply<'passkeyStart'>['creation'];
type NewPasskeyFormProps = Omit<Props, 'proofs'> & { creation: Creation };

/** Asks for a name, and lets the browser create the passkey after a click, which browsers require. */
function NewPasskeyForm({ creation, onCancel, onAdded, onCodes }: NewPasskeyFormProps) {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  const language = useLanguage();
  const passkeyAdd = useAct('passkeyAdd', {
    // Show the codes as soon as the reply has arrived, because they cannot be shown again.
    onReply: ({ recoveryCodes }) => recoveryCodes && onCodes(recoveryCodes),
  });
  const formatFailure = usePasskeyFailureText();
  const { toasts } = usePlatform();
  const { control, handleSubmit, formState, setError } = useForm({ defaultValues: { name: '' } });
  const { errors, isSubmitting } = formState;

  async function send({ name }: { name: string }): Promise<void> {
    const { answer: passkey, failure } = await makePasskey(creation);
    if (failure) return setError('root', { message: formatFailure(failure) });
    try {
      const { recoveryCodes } = await passkeyAdd({ passkey, name, language });
      if (!recoveryCodes) onAdded();
    } catch (caught) {
      // Close the form: if only the reply was lost, the server has stored the passkey, and a second attempt would
      // replace it on the device.
      const isRefused = isRefusal(caught) && caught.code === 'invalid-input';
      const text = isRefused
        ? t('passkeys.notAdded')
        : tPlatform(`failed.${toFailureCode(caught)}`);
      toasts.show({ tone: 'failure', text, topic: 'passkeys' });
      onCancel();
    }
  }

  return (
    <Step>
      <p>{t('passkeys.makeLead')}</p>
      <CredentialsForm
        onSubmit={handleSubmit(send)}
        error={errors.root?.message}
        submitText={t('passkeys.make')}
        busyText={isSubmitting ? t('owner.wait') : undefined}
      >
        <Field
          control={control}
          name="name"
          rules={{
            validate: (name) =>
              name.trim().length <= maxPasskeyName ||
              t('passkeys.nameTooLong', { count: maxPasskeyName }),
          }}
        >
          {(field, native) => (
            <TextField
              {...field}
              label={t('passkeys.name')}
              hint={t('passkeys.nameHint')}
              input={{
                ...native,
                autoComplete: 'off',
                readOnly: isSubmitting,
              }}
            />
          )}
        </Field>
      </CredentialsForm>
      <CancelButton onCancel={onCancel} />
    </Step>
  );
}
