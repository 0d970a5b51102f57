import { FailureCard } from '@cert/shared/platform';
import { PlainPage } from './frame/PlainPage.tsx';
import { useShellWords } from './shellWords.ts';

/** When the frame itself fails: one sentence, and the page anew. Unsent changes are kept by the browser. */
export function CrashPage() {
  const t = useShellWords();
  return (
    <PlainPage title={t('crash.title')}>
      <FailureCard module="shell" onRetry={() => window.location.reload()} />
    </PlainPage>
  );
}
