import { useSyncExternalStore } from 'react';
import { Button, Notice } from '../../ui/index.ts';
import { usePlatformWords } from '../platformWords.ts';
import { entryId, isUnsent, type QueueEntry } from './queueEntry.ts';
import { useSaveQueue } from './useAnswer.ts';

/** What the page says about unsent changes: the alert after a failure, the quiet count, and what was refused. */
export function QueueNotices() {
  const t = usePlatformWords();
  const queue = useSaveQueue();
  const { entries, hasFailed, isKept } = useSyncExternalStore(queue.subscribe, queue.get);
  const all = [...entries.values()];
  const unsent = all.filter(isUnsent).length;
  const isWaiting = hasFailed && unsent > 0;
  return (
    <>
      {isWaiting && (
        <Notice
          tone="failure"
          title={t('queue.notSaved')}
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
        <Refused key={entryId(entry)} entry={entry} onDismiss={queue.dismiss} />
      ))}
    </>
  );
}

/** A change that the server refused for good, with its text: never dropped in silence (decisions §4). */
function Refused({ entry, onDismiss }: { entry: QueueEntry; onDismiss: (id: string) => void }) {
  const t = usePlatformWords();
  if (entry.status.kind !== 'refused') return null;
  return (
    <Notice
      tone="failure"
      title={t('queue.refusedTitle')}
      action={
        <Button tone="secondary" onClick={() => onDismiss(entryId(entry))}>
          {t('queue.dismiss')}
        </Button>
      }
    >
      <p>{reasonText(t, entry.status.reason)}</p>
      <p>{t('queue.refusedKept')}</p>
      <blockquote>{shownText(t, entry)}</blockquote>
    </Notice>
  );
}

function reasonText(t: ReturnType<typeof usePlatformWords>, reason: string): string {
  const known = ['lock', 'failed'].map((group) => t(`${group}.${reason}` as 'lock.invalid'));
  return known.find((text) => !text.endsWith(reason)) ?? t('lock.invalid');
}

function shownText(t: ReturnType<typeof usePlatformWords>, { value }: QueueEntry): string {
  if (value === false || value.value === false) return t('queue.cleared');
  if (value.content) return value.content;
  if (value.value === true) return t('queue.chosen');
  if (typeof value.value === 'object') return Object.values(value.value).join(', ');
  return String(value.value);
}
