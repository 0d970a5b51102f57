import { useSyncExternalStore } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Button, IconButton, LongText, Notice, StickyNotice } from '../../ui/index.ts';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import { entryId, isUnsent, type QueueEntry } from './queueEntry.ts';
import { useSaveQueue } from './useField.ts';

/**
 * The notices about unsaved changes: the alert after a failure, a warning if the browser cannot store changes, links to
 * conflicts on other pages, and the refused changes.
 */
export function QueueNotices() {
  const { t } = useTranslation('platform');
  const queue = useSaveQueue();
  const { entries, hasFailed, isKept } = useSyncExternalStore(queue.subscribe, queue.get);
  const all = [...entries.values()].sort((a, b) => a.change - b.change);
  const unsent = all.filter(isUnsent);
  return (
    <>
      <FailureAlert unsent={hasFailed ? unsent : []} />
      {!isKept && !hasFailed && unsent.length > 0 && (
        <Notice tone="warning">{t('queue.keepOpen')}</Notice>
      )}
      {all.map((entry) => (
        <ConflictElsewhere key={entryId(entry)} entry={entry} />
      ))}
      {all.map((entry) => (
        <RefusedChange key={entryId(entry)} entry={entry} onDismiss={queue.dismiss} />
      ))}
    </>
  );
}

/**
 * The single alert about all failed saves. It stays visible at every scroll position. Its second sentence says what
 * happens with the changes. See docs/product/saving.md#what-the-page-says.
 * @param unsent the changes in the queue that could not be sent
 */
function FailureAlert({ unsent }: { unsent: readonly QueueEntry[] }) {
  const { t } = useTranslation('platform');
  const queue = useSaveQueue();
  const { savers, failedSaves } = usePlatform();
  useStore(savers);
  const { refusedForNow, isKept } = useSyncExternalStore(queue.subscribe, queue.get);
  const others = useStore(failedSaves);
  const count = unsent.length;
  if (count === 0 && others.size === 0) return null;
  const isOnlyText =
    others.size === 0 && unsent.every(({ key }) => savers.find(key)?.alert === 'changes');
  const answer = refusedForNow
    ? 'notSavedNow'
    : isKept || count === 0
      ? 'notSaved'
      : 'notSavedStay';
  return (
    // While this alert is shown, the strip about the connection is hidden: two messages about one failure would
    // contradict each other.
    <StickyNotice
      alert="saves"
      tone="failure"
      title={t(isOnlyText ? 'queue.changesNotSaved' : `queue.${answer}`)}
      action={
        count > 0 ? (
          <Button tone="secondary" onClick={queue.sendAll}>
            {t('queue.sendNow')}
          </Button>
        ) : (
          <IconButton icon="close" label={t('dismiss')} onClick={failedSaves.clear} />
        )
      }
    >
      {refusedForNow && <p>{t(`failed.${refusedForNow}`)}</p>}
      {count > 0 && <p>{t(isKept ? 'queue.unsent' : 'queue.notStored', { count })}</p>}
      {[...others].map(([name, what]) => what && <p key={name}>{what}</p>)}
    </StickyNotice>
  );
}

/** A link to a conflict that is on another page. On its own page the field shows the conflict, so no link is needed. */
function ConflictElsewhere({ entry: { status, description } }: { entry: QueueEntry }) {
  const { t } = useTranslation('platform');
  const { pathname } = useLocation();
  if (status.kind !== 'conflict') return null;
  const [page] = description.address.split('#');
  if (page === pathname) return null;
  return (
    <Notice tone="warning" title={t('queue.conflictTitle')}>
      <p>{t('queue.conflictChoose')}</p>
      <p>
        <Link to={description.address}>{description.title}</Link>
      </p>
    </Notice>
  );
}

/**
 * Shows a change that the server refused permanently, with its text and a link to its page, so that no change is
 * dropped without notice. Renders nothing for other entries.
 */
function RefusedChange({
  entry,
  onDismiss,
}: {
  entry: QueueEntry;
  onDismiss: (id: string) => void;
}) {
  const { t } = useTranslation('platform');
  if (entry.status.kind !== 'refused') return null;
  const { title, address, lines } = entry.description;
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
      <p>
        <Link to={address}>{title}</Link>
      </p>
      <p>{reasonText(t, entry.status.reason)}</p>
      <p>{t('queue.refusedKept')}</p>
      <LongText>
        {(lines.length > 0 ? lines : [t('queue.cleared')]).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </LongText>
    </Notice>
  );
}

function reasonText(t: TFunction<'platform'>, reason: string): string {
  const known = ['lock', 'failed'].map((group) => t(`${group}.${reason}` as 'lock.invalid'));
  return known.find((text) => !text.endsWith(reason)) ?? t('lock.invalid');
}
