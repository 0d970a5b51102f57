import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { omitEmptyComparisons, percentScale, type Bar, type BarRow } from '../../charts/bars.ts';
import { ChartSheet } from '../../charts/ChartSheet.tsx';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet } from '../defineSheet.ts';
import { ResultBody } from './ResultBody.tsx';
import { compareResultToOthers, useResultTexts } from './resultTexts.ts';

/** Two sheets with the overall result: one without and one with a comparison with other organisations. */
export const resultSheets = [
  defineSheet({ id: 'result', title: 'contents.titles.result', Sheet: ResultSheet }),
  defineSheet({
    id: 'result-benchmark',
    title: 'contents.titles.result-benchmark',
    Sheet: ResultBenchmarkSheet,
  }),
];

/** The overall result: headline, ring, and the requirement of the certificate. */
function ResultSheet({ id, report, programme, pageNumber }: SheetProps) {
  const { t } = useTranslation('report');
  const { headline, sentences } = useResultTexts(report, programme.product);
  return (
    <Sheet id={id} eyebrow={t('result.eyebrow')} {...{ headline, report, pageNumber }}>
      <ResultBody report={report} sentences={sentences} />
    </Sheet>
  );
}

/** Compares the overall result with the result of the earlier year and with the averages of other organisations. */
function ResultBenchmarkSheet(props: SheetProps) {
  const { organisation, year, overallPercent, previous, thresholdPercent } = props.report;
  const comparisons = omitEmptyComparisons([props.report]).flatMap((shown) => shown.comparisons);
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { comparisonName, formatOrNone, notes } = useChartTexts(props.report);
  const format = (percent: number) => formatPercent(percent, language);
  const row = (kind: Bar['kind'], title: string, percent: number | null): BarRow => ({
    key: kind,
    title,
    bars: [{ kind, length: percent, label: formatOrNone(format)(percent) }],
  });
  const beside = compareResultToOthers(props.report);
  return (
    <ChartSheet
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
            row(kind, comparisonName(kind, { min: most, max: most }), value),
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
