import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Card } from '@cert/shared/ui';
import { HeadedPage } from '../HeadedPage.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Serves `/{id}/password`, where the signed-in person changes the own password. */
export function PasswordPage() {
  const { t } = useTranslation('org-forms');
  const questionnaireId = Number(useParams()['questionnaireId']);
  return (
    <HeadedPage title={t('password.title')} lead={t('password.otherSessions')} isNarrow>
      <Card>
        <PasswordForm questionnaireId={questionnaireId} />
      </Card>
    </HeadedPage>
  );
}
