import { beyondCategories, type BeyondCategory } from '@cert/shared/domain';

/** Address of an Above-and-Beyond category: its slug and its position, from 0. */
export function beyondAddress({
  questionnaireId,
  category,
}: {
  questionnaireId: number;
  category: BeyondCategory;
}): string {
  return `/${questionnaireId}/above-beyond/${category}/${beyondCategories.indexOf(category)}`;
}
