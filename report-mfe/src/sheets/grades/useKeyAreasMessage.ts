import { useTranslation } from 'react-i18next';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  classifyReachedCount,
  findReachedHeadlineKind,
} from '../../comparisons/countRowsReachingAverage.ts';
import { countReachedKeyAreas, type ReportData } from '../../reportData.ts';

/** A sentence that says how many key areas reach the grade that the certificate requires. */
export function useKeyAreasMessage(report: Pick<ReportData, 'keyAreas' | 'decision'>): string {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { keyAreas, decision } = report;
  const { kind, ...counts } = classifyReachedCount(countReachedKeyAreas(report), keyAreas.length);
  const message = findReachedHeadlineKind(
    { kind, reached: counts.reached },
    decision !== 'not-decided',
  );
  const minimumGrades = [...new Set(keyAreas.map(({ minGrade }) => minGrade))].sort();
  const grade = minimumGrades.map((least) => formatNumber(least, language)).join(' / ');
  return t(`grades.key.headline.${message}`, { ...counts, grade });
}
