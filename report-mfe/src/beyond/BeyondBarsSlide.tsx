import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatPercent } from '@cert/shared/i18n';
import { barRows } from '../charting/barRows.ts';
import { percentScale } from '../charting/bars.ts';
import { ChartSlide } from '../charting/ChartSlide.tsx';
import { useChartTexts } from '../charting/useChartTexts.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { countOutstandingCategories } from './countOutstandingCategories.ts';
import { categoryTitle } from './categoryTitle.ts';

/**
 * Compares the shares of the Above-and-Beyond categories on one scale. A reference line marks the minimum share of an
 * outstanding category.
 */
export function BeyondBarsSlide(props: SlideProps) {
  const { report, programme } = props;
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { t: tProse } = useTranslation('report/prose');
  const { eyebrow } = tProse('beyond.bars', { returnObjects: true });
  const { keyEntries, notes, organisations, formatOrNone } = useChartTexts(report);
  const format = (percent: number) => formatPercent(percent, language);
  const { beyondCategoryPercent: reference } = programme.thresholds;
  const threshold = format(reference);
  const { count, total } = countOutstandingCategories(report, programme);
  const values = report.beyond.map(({ category, percent }) => ({
    key: category,
    title: categoryTitle(programme, category),
    own: percent,
  }));
  return (
    <ChartSlide
      {...props}
      eyebrow={eyebrow}
      headline={t(count === total ? 'beyond.all' : 'beyond.reached', { count, total, threshold })}
      chart={{
        rows: barRows(values, { value: formatOrNone(format), organisations }),
        scale: percentScale,
        reference,
        formatTick: format,
        entries: [
          ...keyEntries(values),
          { kind: 'reference', name: t('beyond.line', { percent: threshold }) },
        ],
        notes: notes(values),
        titleName: t('beyond.table.category'),
        titleMm: 60,
      }}
    />
  );
}
