import { useTranslation } from 'react-i18next';
import { FailureCard } from '@cert/shared/platform';
import { PlainPage } from './frame/PlainPage.tsx';

/** Shown when the frame itself fails, with a button that reloads. Unsent changes stay in the browser. */
export function CrashPage() {
  const { t } = useTranslation('shell');
  return (
    <PlainPage title={t('crash.title')}>
      <FailureCard module="shell" onRetry={() => window.location.reload()} />
    </PlainPage>
  );
}
