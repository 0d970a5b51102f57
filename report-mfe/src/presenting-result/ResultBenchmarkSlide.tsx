import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatPercent } from '@cert/shared/i18n';
import { percentScale, type Bar, type BarRow } from '../charting/bars.ts';
import { ChartSlide } from '../charting/ChartSlide.tsx';
import { useChartTexts } from '../charting/useChartTexts.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { compareToOthers } from './compareToOthers.ts';

/** Compares the overall result with that of the earlier year and with the averages of other organisations. */
export function ResultBenchmarkSlide(props: SlideProps) {
  const { organisation, year, overallPercent, previous, comparisons, thresholdPercent } =
    props.report;
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { comparisonName, formatOrNone, notes } = useChartTexts(props.report);
  const format = (percent: number) => formatPercent(percent, language);
  const row = (kind: Bar['kind'], title: string, percent: number | null): BarRow => ({
    key: kind,
    title,
    bars: [{ kind, length: percent, label: formatOrNone(format)(percent) }],
  });
  const beside = compareToOthers(props.report);
  return (
    <ChartSlide
      {...props}
      eyebrow={t('result.beside.eyebrow')}
      headline={t(`result.beside.headline.${beside.kind}`, {
        count: 'points' in beside ? beside.points : 0,
      })}
      chart={{
        rows: [
          row('own', t('chart.own', { organisation, year }), overallPercent),
          ...(previous ? [row('previous', String(previous.year), previous.percent)] : []),
          ...comparisons.map(({ kind, value, organisations: most }) =>
            row(kind, comparisonName(kind, { least: most, most }), value),
          ),
        ],
        scale: percentScale,
        reference: thresholdPercent,
        formatTick: format,
        entries: [
          {
            kind: 'reference',
            name: t('chart.threshold', { percent: format(thresholdPercent) }),
          },
        ],
        notes: notes([{ key: 'overall', title: '', own: overallPercent, comparisons }]),
        titleName: t('result.table.what'),
        valueName: t('result.table.share'),
        titleMm: 92,
      }}
    />
  );
}
