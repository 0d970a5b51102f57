import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '../../ui/index.ts';
import { useIsAnnouncer } from './useIsAnnouncer.ts';

type Props = {
  /** Whose part it is: of all its cards one is read out. A failed module may have one in every question of a page. */
  module: string;
  onRetry: () => void;
  /** Where there is an earlier version of the part to go back to. */
  onUsePrevious?: () => void;
};

/** In the place of a part that could not be loaded or drawn; the rest of the page lives on. */
export function FailureCard({ module, onRetry, onUsePrevious }: Props) {
  const { t } = useTranslation('platform');
  const card = useRef<HTMLDivElement>(null);
  const speaks = useIsAnnouncer(module);
  useEffect(() => {
    // Whoever was in the part that is gone goes on here; whoever is elsewhere is left there, and hears of it.
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  return (
    <div ref={card} tabIndex={-1}>
      <Notice
        // Read out is what comes into the page, not what was there and is changed.
        key={String(speaks)}
        tone="failure"
        isQuiet={!speaks}
        title={t('part.failedTitle')}
        action={
          <>
            <Button tone="secondary" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
            {onUsePrevious && (
              <Button tone="secondary" onClick={onUsePrevious}>
                {t('part.usePrevious')}
              </Button>
            )}
          </>
        }
      >
        {t('part.failedText')}
      </Notice>
    </div>
  );
}
