import { useTranslation } from 'react-i18next';
import type { ReportField } from '@cert/shared/domain';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { ChartSheet } from '../../charts/ChartSheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { isNotPassed, type CategoryResult, type ReportData } from '../../reportData.ts';
import { defineSheet, type SheetDefinition } from '../defineSheet.ts';
import { TeamTextSheet } from '../TeamTextSheet.tsx';
import { useAreasChart } from './useAreasChart.ts';

/** The sheets for each category: first the grades of its areas, then the team's highlights and suggestions. */
export function categorySheets({ categories }: ReportData): SheetDefinition[] {
  return categories.flatMap(({ id }) => {
    const anchor = `category-${id}`;
    const textOf = (field: ReportField) => ({ categoryId: id, texts: [field] });
    return [
      defineSheet({ id: anchor, categoryId: id, Sheet: CategorySheet }),
      defineSheet({
        id: `${anchor}-highlights`,
        Sheet: CategoryHighlightsSheet,
        ...textOf(`highlights_${id}`),
      }),
      defineSheet({
        id: `${anchor}-suggestions`,
        Sheet: CategorySuggestionsSheet,
        ...textOf(`suggestions_${id}`),
      }),
      defineSheet({
        id: `${anchor}-suggestions-additional`,
        when: isNotPassed,
        Sheet: CategoryFurtherSuggestionsSheet,
        ...textOf(`suggestions_additional_${id}`),
      }),
    ];
  });
}

/** The grades of the areas of one category: this year, the earlier year, and the averages of other organisations. */
function CategorySheet(props: SheetProps) {
  const { report, categoryId } = props;
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { title, topics, ...result } = readReportCategory(report, categoryId);
  const format = (percent: number | null) =>
    percent === null ? '' : formatPercent(percent, language);
  return (
    <ChartSheet
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

/** The team's highlights of one category. */
function CategoryHighlightsSheet(props: SheetProps) {
  const { t } = useTranslation('report/prose');
  const text = t('recommendations.categoryHighlights', { returnObjects: true });
  return <CategoryText {...props} text={text} field={`highlights_${props.categoryId ?? 0}`} />;
}

/** The team's suggestions for one category. */
function CategorySuggestionsSheet(props: SheetProps) {
  const { t } = useTranslation('report/prose');
  const text = t('recommendations.categorySuggestions', { returnObjects: true });
  return <CategoryText {...props} text={text} field={`suggestions_${props.categoryId ?? 0}`} />;
}

/** The team's further suggestions for one category, in an audit. */
function CategoryFurtherSuggestionsSheet(props: SheetProps) {
  const { t } = useTranslation('report/prose');
  const text = t('recommendations.categorySuggestionsAdditional', { returnObjects: true });
  const field: ReportField = `suggestions_additional_${props.categoryId ?? 0}`;
  return <CategoryText {...props} {...{ text, field }} />;
}

type CategoryTextSheetsProps = SheetProps & {
  text: { headline: string; lead: string };
  field: ReportField;
};

function CategoryText({
  id,
  categoryId,
  report,
  pageNumber,
  text,
  field,
}: CategoryTextSheetsProps) {
  const { title } = readReportCategory(report, categoryId);
  return (
    <TeamTextSheet text={{ eyebrow: title, ...text }} {...{ id, field, report, pageNumber }} />
  );
}

/**
 * What the headline says about the result of one step: that it is not complete, not decided, or without an earlier
 * year, or how it has changed.
 */
export type HeadlineKind = 'open' | 'undecided' | 'alone' | 'more' | 'less' | 'same';

/**
 * Determines which headline a step gets: `open` until all its topics have a grade, `undecided` until the certificate is
 * decided, because only final results are compared.
 */
export function findHeadlineKind(
  { percent, previousPercent }: Pick<CategoryResult, 'percent' | 'previousPercent'>,
  { decision }: Pick<ReportData, 'decision'>,
): HeadlineKind {
  if (percent === null) return 'open';
  if (decision === 'not-decided') return 'undecided';
  if (previousPercent === null) return 'alone';
  if (percent === previousPercent) return 'same';
  return percent > previousPercent ? 'more' : 'less';
}

/** The category of a sheet. @throws if the report has no category with this id */
function readReportCategory(
  { categories }: Pick<ReportData, 'categories'>,
  categoryId: number | undefined,
): CategoryResult {
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`the report has no category ${categoryId}`);
  return category;
}
