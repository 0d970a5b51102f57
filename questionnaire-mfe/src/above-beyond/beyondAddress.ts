import { beyondCategories, type BeyondCategory } from '@cert/shared/domain';

/** The address of an Above-and-Beyond category: its slug and its place, from 0 (spec 1 §2). */
export function beyondAddress({
  questionnaireId,
  category,
}: {
  questionnaireId: number;
  category: BeyondCategory;
}): string {
  return `/${questionnaireId}/above-beyond/${category}/${beyondCategories.indexOf(category)}`;
}
