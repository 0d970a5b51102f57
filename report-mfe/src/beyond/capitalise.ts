import type { BeyondCategory } from '@cert/shared/domain';

/** A category as it stands inside of a name: the report's fields and the places of the prose are called after them. */
export function capitalise(category: BeyondCategory): Capitalize<BeyondCategory> {
  return (category.charAt(0).toUpperCase() + category.slice(1)) as Capitalize<BeyondCategory>;
}
