import type { ProgrammeReply } from '@cert/shared/contract';
import type { BeyondCategory } from '@cert/shared/domain';

/** The programme's title of a category, or its id if the programme has no title for it. */
export function categoryTitle(
  { beyondCategories }: Pick<ProgrammeReply, 'beyondCategories'>,
  category: BeyondCategory,
): string {
  return beyondCategories.find((known) => known.category === category)?.title ?? category;
}
