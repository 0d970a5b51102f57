import { useEffect, useRef, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '../../ui/index.ts';
import { createStore, useStore } from '../store.ts';

type Props = {
  /**
   * The module that failed. A module may have a failure card in every question of a page; screen readers announce only
   * one card per module.
   */
  module: string;
  onRetry: () => void;
  /** Switches to an earlier version of the module; undefined if there is none. */
  onUsePrevious?: () => void;
};

/** Replaces a part that could not be loaded or rendered; the rest of the page keeps working. */
export function FailureCard({ module, onRetry, onUsePrevious }: Props) {
  const { t } = useTranslation('platform');
  const card = useRef<HTMLDivElement>(null);
  const isAnnouncer = useIsAnnouncer(module);
  useEffect(() => {
    // If the focus was inside the removed part, move it to the card. Otherwise leave the focus, and let screen readers
    // announce the card.
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

/** The failure card that screen readers announce, for each module. */
const announcers = createStore<ReadonlyMap<string, string>>(new Map());

/** Whether this card is the announced one of its module: the card that was mounted first, until it is unmounted. */
function useIsAnnouncer(module: string): boolean {
  const card = useId();
  useLayoutEffect(() => {
    if (announcers.get().has(module)) return;
    announcers.set(new Map(announcers.get()).set(module, card));
    return () => announcers.set(new Map([...announcers.get()].filter(([name]) => name !== module)));
  }, [module, card]);
  return useStore(announcers).get(module) === card;
}
