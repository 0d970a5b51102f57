import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '../../ui/index.ts';
import { useIsAnnouncer } from './useIsAnnouncer.ts';

type Props = {
  /**
   * The module of the part. A failed module may have a card in every question of a page; only one of them is announced.
   */
  module: string;
  onRetry: () => void;
  /** Set when there is an earlier version of the part to use. */
  onUsePrevious?: () => void;
};

/** Replaces a part that could not be loaded or rendered; the rest of the page keeps working. */
export function FailureCard({ module, onRetry, onUsePrevious }: Props) {
  const { t } = useTranslation('platform');
  const card = useRef<HTMLDivElement>(null);
  const isAnnouncer = useIsAnnouncer(module);
  useEffect(() => {
    // If the focus was inside the removed part, move it to the card. If it is elsewhere, leave it there; the card is
    // announced.
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  return (
    <div ref={card} tabIndex={-1}>
      <Notice
        // Screen readers announce a new element, not a changed one.
        key={String(isAnnouncer)}
        tone="failure"
        isQuiet={!isAnnouncer}
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
