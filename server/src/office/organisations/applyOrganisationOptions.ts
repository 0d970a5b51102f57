import type { ParsedArguments } from '../command.ts';
import type { Organisation } from './organisation.ts';
import type { organisationOptions } from './organisationOptions.ts';

type Told = Partial<ParsedArguments<Record<never, never>, typeof organisationOptions>>;

/**
 * Applies given options to an organisation; fields without an option stay. A type or main business from the list
 * replaces a description, and vice versa.
 * @returns messages instead if options contradict each other
 */
export function applyOrganisationOptions(
  before: Organisation,
  told: Told,
): { organisation: Organisation } | { issues: string[] } {
  const issues = [];
  if (told.type && told['type-other']) issues.push('--type and --type-other exclude each other.');
  if (told['primary-category'] && told['category-other'])
    issues.push('--primary-category and --category-other exclude each other.');
  const type = choose({ id: told.type, text: told['type-other'] }, [before.type, before.typeOther]);
  const primary = choose({ id: told['primary-category'], text: told['category-other'] }, [
    before.primaryCategory,
    before.categoryOther,
  ]);
  const categories = told.category ?? before.categories;
  const [primaryCategory] = primary;
  if (primaryCategory !== null && categories.length > 0 && !categories.includes(primaryCategory))
    issues.push(`The primary category ${primaryCategory} is not among its categories.`);
  if (issues.length > 0) return { issues };
  return {
    organisation: {
      key: before.key,
      title: told.title ?? before.title,
      brand: told.brand ?? before.brand,
      address: told.address ?? before.address,
      city: told.city ?? before.city,
      contact: told.contact ?? before.contact,
      email: told.email ?? before.email,
      type: type[0],
      typeOther: type[1],
      categories,
      primaryCategory,
      categoryOther: primary[1],
      countries: told.country ?? before.countries,
      group: told.group === undefined ? before.group : told.group,
    },
  };
}

/** Chooses an entry of the list or a description, never both. */
function choose<Word>(
  told: { id: Word | null | undefined; text: string | undefined },
  [id, text]: readonly [Word | null, string],
): readonly [Word | null, string] {
  if (told.id) return [told.id, ''];
  if (told.text) return [null, told.text];
  return [told.id === null ? null : id, told.text === '' ? '' : text];
}
