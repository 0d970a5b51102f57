import { useTranslation } from 'react-i18next';
import { findIndustryTitle } from '@cert/shared/domain';
import { formatCountry } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import type { ComparisonKind, ReportData } from '../reportData.ts';
import { listComparisonKinds, findOrganisationCountRange, type RowValues } from './bars.ts';
import type { LegendEntry } from './ChartLegend.tsx';

type ReportPart = Pick<
  ReportData,
  'organisation' | 'year' | 'previousYear' | 'comparedYear' | 'filters'
>;

/** The texts that all charts of a report share. */
export function useChartTexts(report: ReportPart) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  return { keyEntries, notes, comparisonName, organisations, formatOrNone };

  /** The entries of the legend, in the order of the bars. */
  function keyEntries(rows: readonly RowValues[]): LegendEntry[] {
    const { organisation, year, previousYear } = report;
    return [
      { kind: 'own', name: t('chart.own', { organisation, year }) },
      ...(previousYear !== null && rows.some(({ previous }) => previous !== undefined)
        ? [{ kind: 'previous' as const, name: String(previousYear) }]
        : []),
      ...listComparisonKinds(rows).map((kind) => ({
        kind,
        name: comparisonName(kind, findOrganisationCountRange(rows, kind)),
      })),
    ];
  }

  /** Describes a comparison: which organisations it contains, and how many. */
  function comparisonName(
    kind: ComparisonKind,
    { min, max }: { min: number; max: number },
  ): string {
    const values = { who: comparisonGroup(kind), from: min, count: max };
    const name = t(`chart.others.${min === max ? 'exactly' : 'between'}`, values);
    return report.comparedYear === report.year
      ? name
      : t('chart.ofYear', { name, year: report.comparedYear });
  }

  function comparisonGroup(kind: ComparisonKind): string {
    const { country, industry } = report.filters;
    if (kind === 'country' && country) return formatCountry(country, language);
    const title = findIndustryTitle(industry, language);
    return kind === 'industry' && title ? title : t(`chart.who.${kind}`);
  }

  /** Notes for the legend: the meaning of "n/a", if a row needs it. */
  function notes(rows: readonly RowValues[]): string[] {
    const hasNone = rows.some(
      ({ own, previous, comparisons = [] }) =>
        own === null || previous === null || comparisons.some(({ value }) => value === null),
    );
    return hasNone ? [t('chart.noneNote')] : [];
  }

  function organisations(count: number): string {
    return t('chart.organisations', { count });
  }

  /** Wraps a formatter so that null becomes "n/a". */
  function formatOrNone(format: (value: number) => string): (value: number | null) => string {
    return (value) => (value === null ? t('chart.none') : format(value));
  }
}
