import { Button, Notice } from '../../ui/index.ts';
import { usePlatformWords } from '../platformWords.ts';

type Props = { onRetry: () => void };

/** In the place of a part that could not be loaded or drawn; the rest of the page lives on. */
export function FailureCard({ onRetry }: Props) {
  const t = usePlatformWords();
  return (
    <Notice
      tone="failure"
      title={t('part.failedTitle')}
      action={
        <Button tone="secondary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('part.failedText')}
    </Notice>
  );
}
