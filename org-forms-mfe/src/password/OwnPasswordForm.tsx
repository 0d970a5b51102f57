import { useTranslation } from 'react-i18next';
import { useAct, useLanguage } from '@cert/shared/platform';
import { PasswordForm } from './PasswordForm.tsx';
import { usePersonalNames } from './useStrength.ts';

type Props = {
  /** The questionnaire of the page; absent on a page outside of questionnaires. */
  questionnaireId?: number;
  onSaved?: () => void;
};

/** The form with which a signed-in person changes the password. */
export function OwnPasswordForm({ questionnaireId, onSaved }: Props) {
  const { t } = useTranslation('org-forms');
  const passwordSave = useAct('passwordSave');
  const language = useLanguage();
  return (
    <PasswordForm
      personalNames={usePersonalNames()}
      asksCurrent
      submitText={t('password.save')}
      send={async (passwords) => {
        await passwordSave({
          ...(questionnaireId !== undefined && { id: questionnaireId }),
          ...passwords,
          language,
        });
        onSaved?.();
      }}
    />
  );
}
