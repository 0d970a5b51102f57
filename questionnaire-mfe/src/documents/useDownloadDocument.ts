import { useTranslation } from 'react-i18next';
import type { AttachedDocument } from '@cert/shared/contract';
import {
  toFailureCode,
  downloadFile,
  listStaleReads,
  usePlatform,
  useRefresh,
} from '@cert/shared/platform';

/** Requests the list that contains the document again, to get new signed addresses. */
export type RefetchDocuments = () => Promise<readonly AttachedDocument[]>;

/**
 * Returns a function that downloads a document's file. The signed address expires after some minutes, but the page can
 * be open for hours, so each download requests a new address.
 */
export function useDownloadDocument(
  refetch: RefetchDocuments,
): (document: AttachedDocument) => Promise<void> {
  const { t } = useTranslation('questionnaire');
  const { t: tPlatform } = useTranslation('platform');
  const { toasts } = usePlatform();
  const refresh = useRefresh();
  return async ({ id, title }) => {
    try {
      const found = (await refetch()).find((document) => document.id === id);
      if (found) return downloadFile(found.url, found.filename);
      toasts.show({ tone: 'failure', text: t('documents.gone', { title }) });
      await refresh(...listStaleReads('questionnaireDocumentDelete'));
    } catch (failure) {
      toasts.show({ tone: 'failure', text: tPlatform(`failed.${toFailureCode(failure)}`) });
    }
  };
}
