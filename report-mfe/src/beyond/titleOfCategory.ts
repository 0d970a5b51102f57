import type { ProgrammeReply } from '@cert/shared/contract';
import type { BeyondCategory } from '@cert/shared/domain';

/** How the programme calls a category; its code name in a programme that does not call it anything. */
export function titleOfCategory(
  { beyondCategories }: Pick<ProgrammeReply, 'beyondCategories'>,
  category: BeyondCategory,
): string {
  return beyondCategories.find((known) => known.category === category)?.title ?? category;
}
