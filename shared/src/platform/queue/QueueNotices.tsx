import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '../../ui/index.ts';
import { ConflictElsewhere } from './ConflictElsewhere.tsx';
import { entryId, isUnsent } from './queueEntry.ts';
import { RefusedChange } from './RefusedChange.tsx';
import { useSaveQueue } from './useSaveQueue.ts';

/**
 * The notices about unsent changes: the alert after a failure, the number of unsent changes, and the refused changes.
 */
export function QueueNotices() {
  const { t } = useTranslation('platform');
  const queue = useSaveQueue();
  const { entries, hasFailed, refusedForNow, isKept } = useSyncExternalStore(
    queue.subscribe,
    queue.get,
  );
  const all = [...entries.values()].sort((a, b) => a.change - b.change);
  const unsent = all.filter(isUnsent).length;
  const isWaiting = hasFailed && unsent > 0;
  return (
    <>
      {isWaiting && (
        <Notice
          tone="failure"
          title={t(refusedForNow ? `failed.${refusedForNow}` : 'queue.notSaved')}
          action={
            <Button tone="secondary" onClick={queue.sendAll}>
              {t('queue.sendNow')}
            </Button>
          }
        >
          {t('queue.unsent', { count: unsent })}
        </Notice>
      )}
      {!isKept && unsent > 0 && <Notice tone="warning">{t('queue.notStored')}</Notice>}
      {all.map((entry) => (
        <ConflictElsewhere key={entryId(entry)} entry={entry} />
      ))}
      {all.map((entry) => (
        <RefusedChange key={entryId(entry)} entry={entry} onDismiss={queue.dismiss} />
      ))}
    </>
  );
}
