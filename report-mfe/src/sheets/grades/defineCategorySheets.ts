import type { ReportData } from '../../reportData.ts';
import { defineSheet, type SheetDefinition } from '../defineSheet.ts';
import { CategorySpread } from './CategorySpread.tsx';
import { listCategoryTexts } from './categoryTexts.ts';

/** A sheet for each category: the grades of its areas beside the team's highlights and suggestions. */
export function defineCategorySheets(report: ReportData): SheetDefinition[] {
  return report.categories.map(({ id }) =>
    defineSheet({
      id: `category-${id}`,
      categoryId: id,
      inner: Object.fromEntries(
        listCategoryTexts(id, report).map(({ anchor, field }) => [anchor, field]),
      ),
      Sheet: CategorySpread,
    }),
  );
}
