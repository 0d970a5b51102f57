import { useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Reply } from '@cert/shared/contract';
import { isRefusal } from '@cert/shared/domain';
import {
  Loaded,
  toFailureCode,
  useAct,
  useLanguage,
  useLazy,
  usePlatform,
  useStore,
} from '@cert/shared/platform';
import { Button, Field, space, TextField } from '@cert/shared/ui';
import { CredentialsForm } from '../../password/CredentialsForm.tsx';
import { Step } from './Step.tsx';

type StepProps = {
  onCancel: () => void;
  /** Called with the new recovery codes. */
  onCodes: (codes: readonly string[]) => void;
};

/** The two steps that set up an app: the proof that this is the owner, and the key with its first code. */
export function SetUpForms({ hasFactor, onCancel, onCodes }: StepProps & { hasFactor: boolean }) {
  const start = useAct('authenticatorStart');
  const [started, setStarted] = useState<Reply<'authenticatorStart'>>();
  if (started) return <NewAppForm started={started} onCancel={onCancel} onCodes={onCodes} />;
  return (
    <ProofForm
      hasFactor={hasFactor}
      onCancel={onCancel}
      send={async (proof) => setStarted(await start(proof))}
    />
  );
}

/** The form that makes new recovery codes. */
export function RenewalForm({ onCancel, onCodes }: StepProps) {
  const make = useAct('recoveryCodesMake');
  const language = useLanguage();
  return (
    <ProofForm
      hasFactor
      onCancel={onCancel}
      send={async (proof) => onCodes((await make({ ...proof, language })).recoveryCodes)}
    />
  );
}

/** The form that removes the second factor. */
export function RemovalForm({
  onCancel,
  onRemoved,
}: {
  onCancel: () => void;
  onRemoved: () => void;
}) {
  const remove = useAct('authenticatorRemove');
  const language = useLanguage();
  return (
    <ProofForm
      hasFactor
      onCancel={onCancel}
      send={async (proof) => {
        await remove({ ...proof, language });
        onRemoved();
      }}
    />
  );
}

type ProofFormProps = {
  /** Whether a code is asked for, too. */
  hasFactor: boolean;
  onCancel: () => void;
  send: (proof: { password: string; code?: string }) => Promise<void>;
};

/** Asks for the password, and for a code if there is a second factor already. */
function ProofForm({ hasFactor, onCancel, send }: ProofFormProps) {
  const { t } = useTranslation('org-forms/account');
  const { t: tModule } = useTranslation('org-forms');
  const session = useStore(usePlatform().session);
  const { form, submit } = useFactorForm(async ({ password, code }) =>
    send({ password, ...(hasFactor && { code }) }),
  );
  const isSubmitting = form.formState.isSubmitting;
  return (
    <Step>
      <p>{t('secondFactor.proveLead')}</p>
      <FactorForm form={form} submit={submit} submitText={t('secondFactor.next')}>
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
          rules={{ validate: (text) => text !== '' || t('secondFactor.issue.password-missing') }}
        >
          {(field, native) => (
            <TextField
              {...field}
              label={t('secondFactor.currentPassword')}
              secret={{ show: tModule('password.show'), hide: tModule('password.hide') }}
              input={{
                ...native,
                autoComplete: 'current-password',
                required: true,
                readOnly: isSubmitting,
              }}
            />
          )}
        </Field>
        {hasFactor && <CodeField form={form} label={t('secondFactor.anyCode')} />}
      </FactorForm>
      <CancelButton onCancel={onCancel} />
    </Step>
  );
}

type NewAppFormProps = StepProps & { started: Reply<'authenticatorStart'> };

/** Shows the key of a new app, as a QR code and as text, and asks for the app's first code. */
function NewAppForm({ started: { secret, address }, onCancel, onCodes }: NewAppFormProps) {
  const { t } = useTranslation('org-forms/account');
  const language = useLanguage();
  const confirm = useAct('authenticatorConfirm');
  const { form, submit } = useFactorForm(async ({ code }) =>
    onCodes((await confirm({ code, language })).recoveryCodes),
  );
  const qrCode = useLazy('qr-code', () => import(/* webpackChunkName: "qr-code" */ 'qrcode.react'));
  return (
    <Step>
      <p>{t('secondFactor.scanLead')}</p>
      <Loaded of={qrCode}>
        {({ QRCodeSVG }) => (
          <QRCodeSVG
            value={address}
            size={qrCodeSize}
            marginSize={4}
            title={t('secondFactor.picture')}
          />
        )}
      </Loaded>
      <p>
        {t('secondFactor.key')} <Key translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</Key>
      </p>
      <FactorForm form={form} submit={submit} submitText={t('secondFactor.confirm')}>
        <CodeField form={form} label={t('secondFactor.code')} isNumber />
      </FactorForm>
      <CancelButton onCancel={onCancel} />
    </Step>
  );
}

/** Width of the QR code in pixels, with its margin: large enough for a phone at arm's length. */
const qrCodeSize = 220;

type Entries = { password: string; code: string };
type EntriesForm = UseFormReturn<Entries>;

/**
 * The state of a form with a password or a code. A refusal is shown at its field, anything else above the button.
 * @param send sends the entries; it moves to the next step itself
 */
function useFactorForm(send: (entries: Entries) => Promise<void>): {
  form: EntriesForm;
  submit: (entries: Entries) => Promise<void>;
} {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  const form = useForm<Entries>({
    defaultValues: { password: '', code: '' },
    reValidateMode: 'onSubmit',
  });
  async function submit(entries: Entries): Promise<void> {
    try {
      await send(entries);
    } catch (failure) {
      const fields =
        isRefusal(failure) && failure.code === 'invalid-input' ? failure.details?.fields : {};
      const refused = (['password', 'code'] as const).find((name) => fields?.[name]);
      if (refused)
        form.setError(
          refused,
          { message: t(`secondFactor.issue.${toIssue(refused, fields?.[refused])}`) },
          { shouldFocus: true },
        );
      else form.setError('root', { message: tPlatform(`failed.${toFailureCode(failure)}`) });
    }
  }
  return { form, submit };
}

/** Converts the server's issue of a field to the key of its message; an unknown one counts as wrong. */
function toIssue(field: 'password' | 'code', issue: string | undefined) {
  if (field === 'password') return 'password-wrong';
  return issue === 'missing' || issue === 'ended' ? (`code-${issue}` as const) : 'code-wrong';
}

type FactorFormProps = {
  form: EntriesForm;
  submit: (entries: Entries) => Promise<void>;
  submitText: string;
  children: ReactNode;
};

function FactorForm({ form, submit, submitText, children }: FactorFormProps) {
  const { t } = useTranslation('org-forms/account');
  const { errors, isSubmitting } = form.formState;
  return (
    <CredentialsForm
      onSubmit={form.handleSubmit(submit)}
      error={errors.root?.message}
      submitText={submitText}
      busyText={isSubmitting ? t('secondFactor.wait') : undefined}
    >
      {children}
    </CredentialsForm>
  );
}

type CodeFieldProps = { form: EntriesForm; label: string; isNumber?: boolean };

function CodeField({ form, label, isNumber = false }: CodeFieldProps) {
  const { t } = useTranslation('org-forms/account');
  return (
    <Field
      control={form.control}
      name="code"
      rules={{ validate: (code) => code.trim() !== '' || t('secondFactor.issue.code-missing') }}
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

function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('org-forms/account');
  return (
    <Cancel>
      <Button tone="quiet" onClick={onCancel}>
        {t('secondFactor.cancel')}
      </Button>
    </Cancel>
  );
}

const Cancel = styled.div`
  margin-block-start: -${space[2]};
`;

const Key = styled.code`
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`;
