import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { parseGradingKey, type GradingKeyKind } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import {
  extractGrade,
  extractText,
  useLanguage,
  useSaveQueue,
  type DescribeChange,
  type FillerPropsBySlot,
} from '@cert/shared/platform';

const titles = {
  ownGrade: 'own.title',
  ownComment: 'area.ownComment.title',
  finalGrade: 'area.final.title',
  finalComment: 'area.finalComment.title',
} as const satisfies Record<GradingKeyKind, string>;

/**
 * Registers a description of an area's grades and comments with the save queue. The queue uses it also after the user
 * leaves the page.
 */
export function useDescribeGradeChanges({
  questionnaireId,
  category,
  area,
}: FillerPropsBySlot['area.grading']) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const queue = useSaveQueue();
  const describe: DescribeChange = useEffectEvent((change) => {
    const single = parseGradingKey(change.key);
    if (change.questionnaireId !== questionnaireId || single?.id !== area.id) return undefined;
    const isGrade = single.kind === 'ownGrade' || single.kind === 'finalGrade';
    return {
      title: `${area.title} · ${t(titles[single.kind])}`,
      address: `/${questionnaireId}/category/${category.slug}/${area.position}`,
      lines: [
        isGrade ? formatGrade(extractGrade(change.value), language) : extractText(change.value),
      ],
    };
  });
  useEffect(() => queue.describeWith((change) => describe(change)), [queue, area.id]);
}
