import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { buildBarRows, percentScale } from '../../charts/bars.ts';
import { ChartSheet } from '../../charts/ChartSheet.tsx';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet } from '../defineSheet.ts';
import { findPointShareName } from '../result/findPointShareName.ts';
import { ResultBody } from '../result/ResultBody.tsx';
import { findCategoryTitle, countOutstandingCategories } from './outstandingCategories.ts';

/** The overall result, and the shares of the categories on one scale. */
export const beyondResultSheets = [
  defineSheet({
    id: 'beyond-result',
    title: 'contents.titles.beyond-result',
    Sheet: BeyondResultSheet,
  }),
  defineSheet({ id: 'beyond-bars', title: 'contents.titles.beyond-bars', Sheet: BeyondBarsSheet }),
];

/** Compares the overall result with the threshold of Above and Beyond. */
function BeyondResultSheet({ id, report, programme, pageNumber }: SheetProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { t: tProse } = useTranslation('report/prose');
  const { eyebrow } = tProse('beyond.result', { returnObjects: true });
  const { beyondProduct, thresholds } = programme;
  const beyondReport = { ...report, thresholdPercent: thresholds.beyondTotalPercent };
  const share = t(`result.share.${findPointShareName(report.overallPercent)}`);
  const headline = t('beyond.result.headline', { share, beyondProduct });
  const standing = t('beyond.result.standing', {
    beyondProduct,
    organisation: report.organisation,
    threshold: formatPercent(beyondReport.thresholdPercent, language),
    overall: formatPercent(report.overallPercent, language),
  });
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <ResultBody report={beyondReport} sentences={[standing]} />
    </Sheet>
  );
}

/**
 * Compares the shares of the Above-and-Beyond categories on one scale. A reference line marks the minimum share of an
 * outstanding category.
 */
function BeyondBarsSheet(props: SheetProps) {
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
    title: findCategoryTitle(programme, category),
    own: percent,
  }));
  return (
    <ChartSheet
      {...props}
      eyebrow={eyebrow}
      headline={t(count === total ? 'beyond.all' : 'beyond.reached', { count, total, threshold })}
      chart={{
        rows: buildBarRows(values, { value: formatOrNone(format), organisations }),
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
