import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { parseIntroKey } from '@cert/shared/domain';
import { extractText, useSaveQueue, type DescribeChange } from '@cert/shared/platform';

/** Gives the save queue descriptions of changed intro answers. The queue uses them also after the page is closed. */
export function useDescribeIntroChanges(questionnaireId: number): void {
  const { t } = useTranslation('org-forms');
  const queue = useSaveQueue();
  const describe: DescribeChange = useEffectEvent((change) => {
    const field = parseIntroKey(change.key);
    if (change.questionnaireId !== questionnaireId || !field) return undefined;
    return {
      title: `${t('intro.title')} · ${t(`intro.${field}.title`)}`,
      address: `/${questionnaireId}/intro-questions#${field}`,
      lines: [extractText(change.value) || t('intro.conflict.cleared')],
    };
  });
  useEffect(() => queue.describeWith((change) => describe(change)), [queue, questionnaireId]);
}
