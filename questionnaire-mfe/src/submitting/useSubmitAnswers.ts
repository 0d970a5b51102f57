import { useTranslation } from 'react-i18next';
import { useAct, usePlatform, useRefresh } from '@cert/shared/platform';

/** Submits the answers as final and revalidates the page, which then shows them as locked. */
export function useSubmitAnswers(questionnaireId: number): () => Promise<void> {
  const { t } = useTranslation('questionnaire');
  const { toasts } = usePlatform();
  const submit = useAct('questionnaireSubmit');
  const refresh = useRefresh();
  return async () => {
    await submit({ id: questionnaireId });
    await refresh('info', 'areaCategory', 'savedQuestions', 'documentList');
    toasts.show({ tone: 'success', text: t('submitting.done') });
  };
}
