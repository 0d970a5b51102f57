import type { Report } from '@cert/shared/contract';
import { beyondCategories } from '@cert/shared/domain';

/**
 * The part of the report reply with the results of Above and Beyond.
 * @param shares of the categories in the programme's order; null for a category without questions, default 0
 */
export function someBeyondResults(...shares: (number | null)[]): Report['aboveBeyond'] {
  return beyondCategories.map((category, index) => {
    const percentage = shares[index] === undefined ? 0 : shares[index];
    const value = percentage === null ? '' : ` ${percentage}%`;
    return { category, percentage, categoryWithValue: category + value };
  });
}
