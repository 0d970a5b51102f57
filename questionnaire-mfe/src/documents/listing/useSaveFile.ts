import { useTranslation } from 'react-i18next';
import type { Document } from '@cert/shared/contract';
import { failureCode, openAddress, usePlatform, useRefresh } from '@cert/shared/platform';
import { documentReads } from '../documentReads.ts';

/** Reads once more the list that a document stands in. */
export type RefetchDocuments = () => Promise<readonly Document[]>;

/**
 * Saves a document's file on this machine. Its address is good for some minutes only, and the page may have been open
 * for hours: each time a new one is asked for.
 */
export function useSaveFile(refetch: RefetchDocuments): (document: Document) => Promise<void> {
  const { t } = useTranslation('questionnaire');
  const { t: tPlatform } = useTranslation('platform');
  const { toasts } = usePlatform();
  const refresh = useRefresh();
  return async ({ id, title }) => {
    try {
      const found = (await refetch()).find((document) => document.id === id);
      if (found) return openAddress(found.url, found.filename);
      toasts.show({ tone: 'failure', text: t('documents.gone', { title }) });
      await refresh(...documentReads);
    } catch (failure) {
      toasts.show({ tone: 'failure', text: tPlatform(`failed.${failureCode(failure)}`) });
    }
  };
}
