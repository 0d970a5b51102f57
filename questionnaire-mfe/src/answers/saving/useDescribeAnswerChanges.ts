import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  entryId,
  mergeFormKeyState,
  useSaveQueue,
  type DescribeChange,
} from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';
import { describeChange } from './describeChange.ts';
import { useVersionTexts } from './useVersionTexts.ts';

/**
 * Registers a description of changes in these areas with the save queue. The queue uses it also after the user leaves
 * the page.
 */
export function useDescribeAnswerChanges(): void {
  const { t } = useTranslation('questionnaire');
  const queue = useSaveQueue();
  const { questionnaireId, category } = useOpenCategory();
  const texts = { ...useVersionTexts(), none: t('version.cleared') };
  const describe: DescribeChange = useEffectEvent((change) => {
    if (change.questionnaireId !== questionnaireId) return undefined;
    const { value: stored } = mergeFormKeyState({
      stored: category.responses[change.key],
      entry: undefined,
      acknowledged: queue.get().acknowledged.get(entryId(change)),
    });
    const of = { question: t('comment.label'), area: t('additional.label') };
    return describeChange({ ...change, category, stored: stored ?? false, texts, of });
  });
  useEffect(() => queue.describeWith((change) => describe(change)), [queue, category.slug]);
}
