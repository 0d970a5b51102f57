import { useTranslation } from 'react-i18next';
import { parseGradingQueueKey, type GradingQueueKeyKind } from '@cert/shared/domain';
import { useDescribeChanges, type FillerPropsBySlot } from '@cert/shared/platform';

const titles = {
  ownGrade: 'own.title',
  ownComment: 'area.ownComment.title',
  finalGrade: 'area.final.title',
  finalComment: 'area.finalComment.title',
} as const satisfies Record<GradingQueueKeyKind, string>;

/** Lets notices about unsaved grades and comments of an area name what changed and link to the area. */
export function useDescribeGradeChanges({
  questionnaireId,
  category,
  area,
}: FillerPropsBySlot['area.grading']) {
  const { t } = useTranslation('grading');
  useDescribeChanges({
    questionnaireId,
    page: area.id,
    describe({ key }) {
      const single = parseGradingQueueKey(key);
      if (single?.id !== area.id) return undefined;
      return {
        title: `${area.title} · ${t(titles[single.kind])}`,
        address: `/${questionnaireId}/category/${category.slug}/${area.position}`,
      };
    },
  });
}
