import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Reply } from '@cert/shared/contract';
import {
  Loaded,
  toFailureCode,
  useAct,
  useLanguage,
  usePlatform,
  useRead,
  useStore,
} from '@cert/shared/platform';
import { Button, color, Field, Notice, space, TextField } from '@cert/shared/ui';
import { CredentialsForm } from '../password/CredentialsForm.tsx';
import { Section } from '../Section.tsx';
import {
  findAcceptedProofs,
  OwnershipProofFields,
  OwnershipProofFormFrame,
  useOwnershipProofForm,
} from './ownerForm.tsx';
import { ButtonRow, CancelButton, Step } from './Step.tsx';

/** Shows and changes name and e-mail. On a site that sends no mail, only the office can change the e-mail. */
export function DetailsSection() {
  const { t } = useTranslation('org-forms/account');
  const session = useStore(usePlatform().session);
  const programme = useRead('programme', {}).data;
  const [contact] = programme?.contacts ?? [];
  const hasMail = programme?.mail === 1;
  return (
    <Section
      title={t('details.title')}
      lead={
        !hasMail && contact
          ? t('details.lead', { contact: `${contact.name}, ${contact.email}` })
          : undefined
      }
    >
      <Details>
        <dt>{t('details.name')}</dt>
        <dd>{session?.name}</dd>
        <dt>{t('details.email')}</dt>
        <dd>{session?.email}</dd>
      </Details>
      <NameChange />
      {hasMail && <EmailChange />}
    </Section>
  );
}

/** Changes the name: a button that opens the form, then the form. */
function NameChange() {
  const { t } = useTranslation('org-forms/account');
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <NameForm onDone={() => setAsking(false)} />;
  return (
    <ButtonRow>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        {t('details.changeName')}
      </Button>
    </ButtonRow>
  );
}

function NameForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  const { session, toasts } = usePlatform();
  const nameSave = useAct('nameSave');
  const { control, handleSubmit, formState, setError } = useForm({
    defaultValues: { name: session.get()?.name ?? '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  async function send(entered: { name: string }): Promise<void> {
    try {
      const { name } = await nameSave(entered);
      const current = session.get();
      if (current) session.start({ ...current, name });
      toasts.show({ tone: 'success', text: t('details.nameSaved'), topic: 'name' });
      onDone();
    } catch (failure) {
      setError('root', { message: tPlatform(`failed.${toFailureCode(failure)}`) });
    }
  }
  return (
    <Step>
      <CredentialsForm
        onSubmit={handleSubmit(send)}
        error={errors.root?.message}
        submitText={t('details.saveName')}
        busyText={isSubmitting ? t('owner.wait') : undefined}
      >
        <Field
          control={control}
          name="name"
          rules={{ validate: (name) => name.trim() !== '' || t('details.nameMissing') }}
        >
          {(field, native) => (
            <TextField
              {...field}
              label={t('details.name')}
              hint={t('details.nameHint')}
              input={{ ...native, autoComplete: 'name', required: true, readOnly: isSubmitting }}
            />
          )}
        </Field>
      </CredentialsForm>
      <CancelButton onCancel={onDone} />
    </Step>
  );
}

/** Changes the e-mail: a button that opens the form, then the form, then the change that waits for confirmation. */
function EmailChange() {
  const { t } = useTranslation('org-forms/account');
  const change = useRead('emailChangeRead', {});
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <EmailForm onEnd={() => setAsking(false)} />;
  return (
    <Loaded of={change}>
      {({ change: waiting }) =>
        waiting ? (
          <WaitingChange change={waiting} />
        ) : (
          <ButtonRow>
            <Button tone="secondary" onClick={() => setAsking(true)}>
              {t('emailChange.change')}
            </Button>
          </ButtonRow>
        )
      }
    </Loaded>
  );
}

type WaitingChangeProps = { change: NonNullable<Reply<'emailChangeRead'>['change']> };

/** A change that waits for confirmation, with the addresses (old, new) that have not confirmed it yet. */
function WaitingChange({ change: { email, confirmedByOld, confirmedByNew } }: WaitingChangeProps) {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  const { toasts } = usePlatform();
  const emailChangeCancel = useAct('emailChangeCancel');
  async function cancel(): Promise<void> {
    const topic = 'email-change';
    try {
      await emailChangeCancel({});
      toasts.show({ tone: 'success', text: t('emailChange.cancelled'), topic });
    } catch (failure) {
      toasts.show({ tone: 'failure', text: tPlatform(`failed.${toFailureCode(failure)}`), topic });
    }
  }
  return (
    <Notice
      tone="info"
      action={
        <Button tone="quiet" onClick={() => void cancel()}>
          {t('emailChange.cancelChange')}
        </Button>
      }
    >
      <p>{t('emailChange.waiting', { email })}</p>
      <ul>
        {!confirmedByOld && <li>{t('emailChange.old')}</li>}
        {!confirmedByNew && <li>{t('emailChange.newOne')}</li>}
      </ul>
      <p>{t('emailChange.hint')}</p>
    </Notice>
  );
}

/** @param onEnd called after the change was started or the user has cancelled */
function EmailForm({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('org-forms/account');
  const language = useLanguage();
  const emailChangeStart = useAct('emailChangeStart');
  const factor = useRead('secondFactorRead', {});
  const { hasFactor, hasPasskey } = findAcceptedProofs(factor.data);
  const fields = ['email', 'password', ...(hasFactor ? (['code'] as const) : [])] as const;
  const ownerForm = useOwnershipProofForm(fields, async ({ email }, proof) => {
    await emailChangeStart({ ...proof, email, language });
    onEnd();
  });
  const { form } = ownerForm;
  return (
    <Step>
      <p>{t('emailChange.lead')}</p>
      <Loaded of={factor}>
        {() => (
          <OwnershipProofFormFrame
            of={ownerForm}
            submitText={t('emailChange.send')}
            hasPasskey={hasPasskey}
          >
            <Field
              control={form.control}
              name="email"
              rules={{ validate: (text) => text.trim() !== '' || t('owner.issue.email-missing') }}
            >
              {(field, native) => (
                <TextField
                  {...field}
                  label={t('emailChange.new')}
                  input={{
                    ...native,
                    type: 'email',
                    autoComplete: 'off',
                    required: true,
                    readOnly: form.formState.isSubmitting,
                  }}
                />
              )}
            </Field>
            <OwnershipProofFields form={form} hasFactor={hasFactor} />
          </OwnershipProofFormFrame>
        )}
      </Loaded>
      <CancelButton onCancel={onEnd} />
    </Step>
  );
}

const Details = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[5]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
