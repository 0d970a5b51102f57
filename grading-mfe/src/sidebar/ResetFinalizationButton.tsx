import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isRefusal, maxTextLength } from '@cert/shared/domain';
import { useAct, usePlatform, useFormatTooLongMessage } from '@cert/shared/platform';
import { Button, Dialog, Field, Notice, TextArea } from '@cert/shared/ui';
import { useFailureText } from '../useFailureText.ts';

type Props = {
  questionnaireId: number;
  accountId: number;
  /** Name of the team member whose finalization the button resets. */
  name: string;
  /** Whether the team members can already see each other's grades. */
  isRevealed: boolean;
};

/** Opens the dialog that resets one finalization. Nothing happens before the user confirms. */
export function ResetFinalizationButton(props: Props) {
  const { t } = useTranslation('grading');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        aria-haspopup="dialog"
        aria-label={t('sidebar.settingBack.open', { name: props.name })}
        onClick={() => setOpen(true)}
      >
        {t('sidebar.settingBack.short')}
      </Button>
      {isOpen && <ResetFinalizationDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

type ResetFinalizationDialogProps = {
  questionnaireId: number;
  accountId: number;
  name: string;
  isRevealed: boolean;
  onClose: () => void;
};

/**
 * Explains the reset of a finalization, asks for a reason where one is required, and resets it. See
 * docs/decisions/0032-grades-after-the-reveal.md.
 */
function ResetFinalizationDialog({
  questionnaireId,
  accountId,
  name,
  isRevealed,
  onClose,
}: ResetFinalizationDialogProps) {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  const tooLongText = useFormatTooLongMessage();
  const { toasts } = usePlatform();
  const reset = useAct('certifierFinalizationReset', {
    onReply() {
      toasts.show({ tone: 'success', text: t('sidebar.settingBack.done', { name }) });
      onClose();
    },
  });
  // The server also requires a reason if the grades were revealed after this page has read the questionnaire. The form
  // asks for the reason when the server has refused the reset without one.
  const [asksForReason, setAsksForReason] = useState(isRevealed);
  const { control, setError, clearErrors, handleSubmit, formState } = useForm({
    defaultValues: { reason: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  const missing = t('sidebar.settingBack.reasonMissing');

  const confirm = handleSubmit(async ({ reason }) => {
    try {
      await reset({ id: questionnaireId, accountId, ...(asksForReason && { reason }) });
    } catch (thrown) {
      if (requiresReason(thrown)) {
        setAsksForReason(true);
        setError('reason', { message: missing });
      } else setError('root', { message: failureText(thrown) });
    }
  });

  return (
    <Dialog
      title={t('sidebar.settingBack.question', { name })}
      closeText={t('sidebar.close')}
      onClose={onClose}
      actions={
        <>
          <Button
            busyText={isSubmitting ? t('sidebar.settingBack.busy') : undefined}
            onClick={() => void confirm()}
          >
            {t('sidebar.settingBack.confirm')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('sidebar.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('sidebar.settingBack.warning', { name })}</p>
      {asksForReason && (
        <>
          <p>{t('sidebar.settingBack.revealed', { name })}</p>
          <Field
            control={control}
            name="reason"
            rules={{
              validate: (reason) =>
                reason.trim() === '' ? missing : tooLongText(reason, maxTextLength) === undefined,
            }}
          >
            {(field, native) => (
              <TextArea
                {...field}
                label={t('sidebar.settingBack.reason')}
                onChange={(text) => {
                  field.onChange(text);
                  clearErrors('reason');
                }}
                hint={t('sidebar.settingBack.reasonHint')}
                error={tooLongText(field.value, maxTextLength) ?? field.error}
                area={{ ...native, required: true }}
              />
            )}
          </Field>
        </>
      )}
      {errors.root?.message && <Notice tone="failure">{errors.root.message}</Notice>}
    </Dialog>
  );
}

function requiresReason(failure: unknown): boolean {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return false;
  return failure.details?.fields.reason !== undefined;
}
