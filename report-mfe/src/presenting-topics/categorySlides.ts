import type { ReportField } from '@cert/shared/domain';
import type { ReportData } from '../toReportData.ts';
import { isAudit, type SlideSpec } from '../slides/slideSpec.ts';
import { CategorySlide } from './CategorySlide.tsx';
import {
  CategoryFurtherSuggestionsSlide,
  CategoryHighlightsSlide,
  CategorySuggestionsSlide,
} from './CategoryTextSlides.tsx';

/** The slides for each category: first the grades of its areas, then the team's highlights and suggestions. */
export function categorySlides({ categories }: ReportData): SlideSpec[] {
  return categories.flatMap(({ id }) => {
    const anchor = `category-${id}`;
    const textsOf = (field: ReportField) => ({ categoryId: id, texts: [field] });
    return [
      { id: anchor, categoryId: id, Slide: CategorySlide },
      {
        id: `${anchor}-highlights`,
        Slide: CategoryHighlightsSlide,
        ...textsOf(`highlights_${id}`),
      },
      {
        id: `${anchor}-suggestions`,
        Slide: CategorySuggestionsSlide,
        ...textsOf(`suggestions_${id}`),
      },
      {
        id: `${anchor}-suggestions-additional`,
        Slide: CategoryFurtherSuggestionsSlide,
        isIn: isAudit,
        ...textsOf(`suggestions_additional_${id}`),
      },
    ];
  });
}
