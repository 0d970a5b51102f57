import { useTranslation } from 'react-i18next';
import { useAct, useLanguage, usePlatform } from '@cert/shared/platform';
import { PasswordForm } from './PasswordForm.tsx';
import type { PasswordFormValues } from './passwordIssues.ts';
import { usePersonalWords } from './useStrength.ts';

type Props = {
  /** The questionnaire of the page; absent on a page outside of questionnaires. */
  questionnaireId?: number;
  onSaved?: () => void;
};

/** The form with which signed-in users change their own password. */
export function OwnPasswordForm({ questionnaireId, onSaved }: Props) {
  const { t } = useTranslation('org-forms');
  const { toasts } = usePlatform();
  const passwordSave = useAct('passwordSave');
  const language = useLanguage();
  async function send(passwords: PasswordFormValues): Promise<void> {
    try {
      await passwordSave({
        ...(questionnaireId !== undefined && { id: questionnaireId }),
        ...passwords,
        language,
      });
    } catch (failure) {
      toasts.show({ tone: 'failure', text: t('toast.failed'), topic: 'password' });
      throw failure;
    }
    toasts.show({ tone: 'success', text: t('toast.saved'), topic: 'password' });
    onSaved?.();
  }
  return (
    <PasswordForm
      personalWords={usePersonalWords()}
      asksCurrent
      submitText={t('password.save')}
      send={send}
    />
  );
}
