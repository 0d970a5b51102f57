import { useTranslation } from 'react-i18next';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  buildBarRows,
  gradeScale,
  omitEmptyComparisons,
  referenceGrade,
  type BarRow,
} from '../../charts/bars.ts';
import type { BarChartContent } from '../../charts/ChartSheet.tsx';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import type { AreaResult, ReportData } from '../../reportData.ts';
import { useDescribeGradeGap } from './useDescribeGradeGap.ts';

/** The grades of areas from 0 to 3, with the reference line at 2. */
export function useAreasChart(
  report: ReportData,
  areas: readonly AreaResult[],
  { isWithPrevious = false, isWithOthers = false },
): BarChartContent {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { keyEntries, notes, organisations, formatOrNone } = useChartTexts(report);
  const format = (grade: number) => formatNumber(grade, language);
  const hasPrevious = isWithPrevious && report.previousYear !== null;
  const values = omitEmptyComparisons(areas).map(
    ({ id, title, grade, previousGrade, comparisons }) => ({
      key: String(id),
      title,
      own: grade,
      ...(hasPrevious && { previous: previousGrade }),
      ...(isWithOthers && { comparisons }),
    }),
  );
  const describeGap = useDescribeGradeGap(report);
  const gaps = new Map(areas.map((area) => [String(area.id), describeGap(area)]));
  return {
    rows: buildBarRows(values, { value: formatOrNone(format), organisations }).map((row) =>
      addGap(row, gaps.get(row.key)),
    ),
    scale: gradeScale,
    reference: referenceGrade,
    formatTick: format,
    entries: keyEntries(values),
    notes: notes(values),
    titleName: t('chart.area'),
    titleMm: 78,
  };
}

/** Adds the text about a failing grade to a row and, as a note, to the table for screen readers. */
function addGap(row: BarRow, gap: string | undefined): BarRow {
  if (gap === undefined) return row;
  const bars = row.bars.map((bar) => (bar.kind === 'own' ? { ...bar, note: gap } : bar));
  return { ...row, gap, bars };
}
