import { useTranslation } from 'react-i18next';
import type { AttachedDocument } from '@cert/shared/contract';
import { downloadFile, usePlatform, useReadNow } from '@cert/shared/platform';
import { useFailureText } from '../../useFailureText.ts';

/**
 * Downloads a document's file. The signed address expires after some minutes, but a meeting takes hours. So each
 * download gets a new address.
 */
export function useDownloadDocument({
  questionnaireId,
  slug,
}: {
  questionnaireId: number;
  slug: string;
}): (document: AttachedDocument) => Promise<void> {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  const { toasts } = usePlatform();
  const readNow = useReadNow();
  return async ({ id, title }) => {
    try {
      const { documents } = await readNow('areaCategory', { id: questionnaireId, slug });
      const found = documents.find((document) => document.id === id);
      if (found) downloadFile(found.url, found.filename);
      else toasts.show({ tone: 'failure', text: t('meeting.documentGone', { title }) });
    } catch (failure) {
      toasts.show({ tone: 'failure', text: failureText(failure) });
    }
  };
}
