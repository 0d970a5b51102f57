import { useTranslation } from 'react-i18next';
import { parseIntroKey } from '@cert/shared/domain';
import { useDescribeChanges } from '@cert/shared/platform';
import { introSaver } from './introSaver.ts';

/** Describes changed intro answers; the notices show the descriptions also after the page is closed. */
export function useDescribeIntroChanges(questionnaireId: number): void {
  const { t } = useTranslation('org-forms');
  useDescribeChanges({
    questionnaireId,
    page: 'intro-questions',
    describe({ key, value }) {
      const field = parseIntroKey(key);
      if (!field) return undefined;
      return {
        title: `${t('intro.title')} · ${t(`intro.${field}.title`)}`,
        address: `/${questionnaireId}/intro-questions#${field}`,
        lines: [introSaver.read(value) || t('intro.conflict.cleared')],
      };
    },
  });
}
