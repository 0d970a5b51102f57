import { useTranslation } from 'react-i18next';
import { readField, useDescribeChanges, useSaveQueue } from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';
import { answerPlace, answerSaver } from './answerSaver.ts';
import { describeChange } from './describeChange.ts';
import { useVersionTexts } from './useVersionTexts.ts';

/** Describes changes in these areas, with the values that differ from the stored ones. */
export function useDescribeAnswerChanges(): void {
  const { t } = useTranslation('questionnaire');
  const queue = useSaveQueue();
  const { questionnaireId, category } = useOpenCategory();
  const { responses } = category;
  const texts = { ...useVersionTexts(), none: t('version.cleared') };
  const of = { question: t('comment.label'), area: t('additional.label') };
  useDescribeChanges({
    questionnaireId,
    page: category.slug,
    describe({ key, value: sent }) {
      const { acknowledged } = queue.get();
      const place = answerPlace({ questionnaireId, responses }, key);
      const stored = readField({ entries: new Map(), acknowledged }, place).value ?? false;
      const value = answerSaver.read(sent);
      return describeChange({ questionnaireId, category, key, value, stored, texts, of });
    },
  });
}
