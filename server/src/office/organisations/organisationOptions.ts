import { industries, organisationTypes, countries } from '@cert/shared/domain';
import { z } from 'zod';
import type { ParsedArguments, Option } from '../command-line/command.ts';
import {
  createChoiceArgumentSchema,
  emailArgumentSchema,
  keyArgumentSchema,
  createChoiceListArgumentSchema,
  createOneLineArgumentSchema,
} from '../command-line/fields.ts';
import type { Organisation } from './organisation.ts';

const types = organisationTypes.map(({ key }) => key);
const categories = industries.map(({ key }) => key);
const text = createOneLineArgumentSchema({ min: 0, max: 200 });
const noText = z.literal('');

/** Options for an organisation's data, also used as columns of a CSV file. An empty value clears the field. */
export const organisationOptions = {
  title: {
    valueName: '<text>',
    description: 'its name',
    schema: createOneLineArgumentSchema({ min: 1, max: 200 }),
  },
  country: {
    valueName: '<code>',
    description: `where it is: ${countries.join(', ')}`,
    schema: createChoiceListArgumentSchema(countries),
    isList: true,
  },
  type: {
    valueName: '<key>',
    description: `who owns it: ${types.join(', ')}`,
    schema: createChoiceArgumentSchema(types),
  },
  'type-other': {
    valueName: '<text>',
    description: 'another kind of owner, in words',
    schema: text,
  },
  category: {
    valueName: '<key>',
    description: `all that it does: ${categories.join(', ')}`,
    schema: createChoiceListArgumentSchema(categories),
    isList: true,
  },
  'primary-category': {
    valueName: '<key>',
    description: 'what it does first of all',
    schema: createChoiceArgumentSchema(categories),
  },
  'category-other': {
    valueName: '<text>',
    description: 'another main industry, in words',
    schema: text,
  },
  group: {
    valueName: '<key>',
    description: 'the company group that it belongs to',
    schema: z.union([noText.transform(() => null), keyArgumentSchema], {
      error: ({ input }) => `“${String(input)}” must be lower-case words joined by hyphens.`,
    }),
  },
  colleagues: {
    valueName: '<yes|no>',
    description: 'whether its first person may invite and remove colleagues; yes by default',
    schema: createChoiceArgumentSchema(['yes', 'no']),
  },
  city: { valueName: '<text>', description: 'its city', schema: text },
  email: {
    valueName: '<e-mail>',
    description: 'where it is written to',
    schema: z.union([noText, emailArgumentSchema], {
      error: ({ input }) => `“${String(input)}” is not an e-mail address.`,
    }),
  },
  contact: { valueName: '<text>', description: 'who speaks for it', schema: text },
  brand: { valueName: '<text>', description: 'the name on its products', schema: text },
  address: { valueName: '<text>', description: 'street and number', schema: text },
} as const satisfies { [name: string]: Option };

type OrganisationOptionValues = Partial<
  ParsedArguments<Record<never, never>, typeof organisationOptions>
>;

/**
 * Applies given options to an organisation; fields without an option stay. A type or main industry from the list
 * replaces a description, and vice versa.
 * @returns messages instead if options contradict each other
 */
export function applyOrganisationOptions(
  before: Organisation,
  given: OrganisationOptionValues,
): { organisation: Organisation } | { issues: string[] } {
  const issues = [];
  if (given.type && given['type-other']) issues.push('--type and --type-other exclude each other.');
  if (given['primary-category'] && given['category-other'])
    issues.push('--primary-category and --category-other exclude each other.');
  const type = choose({ id: given.type, text: given['type-other'] }, [
    before.type,
    before.typeOther,
  ]);
  const primary = choose({ id: given['primary-category'], text: given['category-other'] }, [
    before.primaryCategory,
    before.categoryOther,
  ]);
  const categories = given.category ?? before.categories;
  const [primaryCategory] = primary;
  if (primaryCategory !== null && categories.length > 0 && !categories.includes(primaryCategory))
    issues.push(`The primary category ${primaryCategory} is not among its categories.`);
  if (issues.length > 0) return { issues };
  return {
    organisation: {
      key: before.key,
      title: given.title ?? before.title,
      brand: given.brand ?? before.brand,
      address: given.address ?? before.address,
      city: given.city ?? before.city,
      contact: given.contact ?? before.contact,
      email: given.email ?? before.email,
      type: type[0],
      typeOther: type[1],
      categories,
      primaryCategory,
      categoryOther: primary[1],
      countries: given.country ?? before.countries,
      group: given.group === undefined ? before.group : given.group,
      firstPersonInvites: given.colleagues ? given.colleagues === 'yes' : before.firstPersonInvites,
    },
  };
}

/**
 * Returns the new type or main industry: an entry of its list or a free description, never both. A given entry replaces
 * the description, and a given description the entry. Without an option, the current value stays. Null clears only the
 * entry, an empty text only the description.
 */
function choose<Word>(
  given: { id: Word | null | undefined; text: string | undefined },
  [currentId, currentText]: readonly [Word | null, string],
): readonly [Word | null, string] {
  if (given.id) return [given.id, ''];
  if (given.text) return [null, given.text];
  return [given.id === null ? null : currentId, given.text === '' ? '' : currentText];
}
