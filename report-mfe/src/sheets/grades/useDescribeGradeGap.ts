import { useTranslation } from 'react-i18next';
import { findGapToMinimumGrade } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import type { AreaResult, ReportData } from '../../reportData.ts';

/**
 * Returns a function that says by how much the grade of an area is below the required grade: “0.5 below the required
 * 2”. The function returns undefined for any other area, and for all areas before the certificate is decided, because
 * an undecided report says nothing about the outcome. See docs/product/report.md#grades-below-the-minimum.
 */
export function useDescribeGradeGap({
  decision,
}: Pick<ReportData, 'decision'>): (
  area: Pick<AreaResult, 'minGrade' | 'grade'>,
) => string | undefined {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const format = (grade: number) => formatNumber(grade, language);
  return ({ minGrade, grade }) => {
    const gap =
      decision === 'not-decided' ? null : findGapToMinimumGrade({ minGrade, shown: grade });
    return gap === null ? undefined : t('chart.gap', { gap: format(gap), grade: format(minGrade) });
  };
}
