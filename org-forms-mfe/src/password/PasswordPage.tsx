import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Card } from '@cert/shared/ui';
import { PageWithHeader } from '../PageWithHeader.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

/** Serves `/{id}/password`, where users change their own password. */
export function PasswordPage() {
  const { t } = useTranslation('org-forms');
  const questionnaireId = Number(useParams()['questionnaireId']);
  return (
    <PageWithHeader title={t('password.title')} lead={t('password.otherSessions')} isNarrow>
      <Card>
        <OwnPasswordForm questionnaireId={questionnaireId} />
      </Card>
      <p>
        <Link to="/account">{t('password.account')}</Link>
      </p>
    </PageWithHeader>
  );
}
