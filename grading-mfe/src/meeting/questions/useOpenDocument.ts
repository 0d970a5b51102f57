import { useTranslation } from 'react-i18next';
import type { Document } from '@cert/shared/contract';
import { openAddress, usePlatform } from '@cert/shared/platform';
import { useFailureText } from '../../useFailureText.ts';

/**
 * Saves a document's file on this machine. Its address is good for some minutes only, and a meeting takes hours: each
 * time a new one is asked for.
 */
export function useOpenDocument({
  questionnaireId,
  slug,
}: {
  questionnaireId: number;
  slug: string;
}): (document: Document) => Promise<void> {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  const { api, place, toasts } = usePlatform();
  return async ({ id, title }) => {
    try {
      const on = { id: questionnaireId, slug, language: place.language };
      const { documents } = await api.read('areaCategory', on);
      const found = documents.find((document) => document.id === id);
      if (found) openAddress(found.url, found.filename);
      else toasts.show({ tone: 'failure', text: t('meeting.documentGone', { title }) });
    } catch (failure) {
      toasts.show({ tone: 'failure', text: failureText(failure) });
    }
  };
}
