import { useTranslation } from 'react-i18next';
import type { ReportField } from '@cert/shared/domain';
import { TeamTextSlide } from '../team-texts/TeamTextSlide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { readReportCategory } from './readReportCategory.ts';

/** The team's highlights of one category. */
export function CategoryHighlightsSlide(props: SlideProps) {
  const { t } = useTranslation('report/prose');
  const text = t('recommending.categoryHighlights', { returnObjects: true });
  return <CategoryText {...props} text={text} field={`highlights_${props.categoryId ?? 0}`} />;
}

/** The team's suggestions for one category. */
export function CategorySuggestionsSlide(props: SlideProps) {
  const { t } = useTranslation('report/prose');
  const text = t('recommending.categorySuggestions', { returnObjects: true });
  return <CategoryText {...props} text={text} field={`suggestions_${props.categoryId ?? 0}`} />;
}

/** The team's further suggestions for one category, in an audit. */
export function CategoryFurtherSuggestionsSlide(props: SlideProps) {
  const { t } = useTranslation('report/prose');
  const text = t('recommending.categorySuggestionsAdditional', { returnObjects: true });
  const field: ReportField = `suggestions_additional_${props.categoryId ?? 0}`;
  return <CategoryText {...props} {...{ text, field }} />;
}

type Props = SlideProps & { text: { headline: string; lead: string }; field: ReportField };

function CategoryText({ id, categoryId, report, pageNumber, text, field }: Props) {
  const { title } = readReportCategory(report, categoryId);
  return (
    <TeamTextSlide text={{ eyebrow: title, ...text }} {...{ id, field, report, pageNumber }} />
  );
}
