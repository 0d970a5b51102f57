import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatPercent } from '@cert/shared/i18n';
import { ChartSlide } from '../charting/ChartSlide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { readReportCategory } from './readReportCategory.ts';
import { findHeadlineKind } from './findHeadlineKind.ts';
import { useAreasChart } from './useAreasChart.ts';

/** The grades of the areas of one category: this year, the earlier year, and the averages of other organisations. */
export function CategorySlide(props: SlideProps) {
  const { report, categoryId } = props;
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { title, topics, ...result } = readReportCategory(report, categoryId);
  const format = (percent: number | null) =>
    percent === null ? '' : formatPercent(percent, language);
  return (
    <ChartSlide
      {...props}
      eyebrow={title}
      headline={t(`topics.step.${findHeadlineKind(result, report)}`, {
        percent: format(result.percent),
        previous: format(result.previousPercent),
        year: report.previousYear ?? '',
      })}
      chart={useAreasChart(report, topics, { isWithPrevious: true, isWithOthers: true })}
    />
  );
}
