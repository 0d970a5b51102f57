import type { BeyondCategory } from '@cert/shared/domain';

/** Capitalises a category for use inside a name: report fields and prose placeholders contain it (`beyondFuture`). */
export function capitalise(category: BeyondCategory): Capitalize<BeyondCategory> {
  return (category.charAt(0).toUpperCase() + category.slice(1)) as Capitalize<BeyondCategory>;
}
