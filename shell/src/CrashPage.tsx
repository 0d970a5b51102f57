import { useTranslation } from 'react-i18next';
import { FailureCard } from '@cert/shared/platform';
import { PlainPage } from './frame/PlainPage.tsx';

/** When the frame itself fails: one sentence, and the page anew. Unsent changes are kept by the browser. */
export function CrashPage() {
  const { t } = useTranslation('shell');
  return (
    <PlainPage title={t('crash.title')}>
      <FailureCard module="shell" onRetry={() => window.location.reload()} />
    </PlainPage>
  );
}
