import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { introFields, introKey } from '@cert/shared/domain';
import { entryId, usePlatform, useSaveQueue } from '@cert/shared/platform';
import { whenSettled } from './whenSettled.ts';

/** Sends the four texts at once, without waiting for a pause in typing, and shows the outcome in a toast. */
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
    });
  }
  return { isBusy, saveNow };
}
