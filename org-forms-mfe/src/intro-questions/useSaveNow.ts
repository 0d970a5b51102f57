import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { introFields, introKey } from '@cert/shared/domain';
import { entryId, usePlatform, useSaveQueue, type SaveQueue } from '@cert/shared/platform';

/**
 * Returns a function that saves the four texts at once, without the usual delay, and shows the outcome in a toast.
 */
export function useSaveNow(questionnaireId: number): {
  isBusy: boolean;
  saveNow: () => Promise<void>;
} {
  const { t } = useTranslation('org-forms');
  const { toasts } = usePlatform();
  const queue = useSaveQueue();
  const [isBusy, setBusy] = useState(false);
  const ids = introFields.map((field) => entryId({ questionnaireId, key: introKey(field) }));
  async function saveNow(): Promise<void> {
    setBusy(true);
    queue.sendNow(ids);
    const outcome = await whenSettled(queue, ids);
    setBusy(false);
    toasts.show({
      tone: outcome === 'saved' ? 'success' : 'failure',
      text: outcome === 'conflict' ? t('intro.conflict.toast') : t(`toast.${outcome}`),
      topic: 'intro-questions',
    });
  }
  return { isBusy, saveNow };
}

/** `failed`: a change did not reach the server or was refused. The queue keeps the change, so no text is lost. */
type Outcome = 'saved' | 'conflict' | 'failed';

/**
 * Waits until none of these queue entries is waiting or being sent.
 * @returns `conflict` if one of them is in conflict, else `failed` if one is still in the queue, else `saved`
 */
function whenSettled(
  queue: Pick<SaveQueue, 'get' | 'subscribe'>,
  ids: readonly string[],
): Promise<Outcome> {
  return new Promise((resolve) => {
    const unsubscribe = queue.subscribe(check);
    check();

    function check(): void {
      const { entries } = queue.get();
      const kinds = ids.flatMap((id) => entries.get(id)?.status.kind ?? []);
      if (kinds.includes('waiting') || kinds.includes('sending')) return;
      unsubscribe();
      if (kinds.includes('conflict')) resolve('conflict');
      else resolve(kinds.length === 0 ? 'saved' : 'failed');
    }
  });
}
