import { useParams } from '@cert/shared/platform';
import { Card } from '@cert/shared/ui';
import { HeadedPage } from '../HeadedPage.tsx';
import { useWords } from '../useWords.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** `/{id}/password` (spec 2 §2). */
export function PasswordPage() {
  const t = useWords();
  const questionnaireId = Number(useParams()['questionnaireId']);
  return (
    <HeadedPage title={t('password.title')} lead={t('password.otherSessions')} isNarrow>
      <Card>
        <PasswordForm questionnaireId={questionnaireId} />
      </Card>
    </HeadedPage>
  );
}
