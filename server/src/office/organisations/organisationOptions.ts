import { industries, organisationTypes, countries } from '@cert/shared/domain';
import { z } from 'zod';
import type { ParsedArguments, Option } from '../command-line/command.ts';
import {
  choiceField,
  emailField,
  keyField,
  choiceListField,
  oneLineField,
} from '../command-line/fields.ts';
import type { Organisation } from './organisation.ts';

const types = organisationTypes.map(({ key }) => key);
const categories = industries.map(({ key }) => key);
const text = oneLineField({ least: 0, most: 200 });
const noText = z.literal('');

/** Options for an organisation's data, also used as columns of a CSV file. An empty value clears the field. */
export const organisationOptions = {
  title: {
    valueName: '<text>',
    description: 'its name',
    schema: oneLineField({ least: 1, most: 200 }),
  },
  country: {
    valueName: '<code>',
    description: `where it is: ${countries.join(', ')}`,
    schema: choiceListField(countries),
    isList: true,
  },
  type: {
    valueName: '<key>',
    description: `who owns it: ${types.join(', ')}`,
    schema: choiceField(types),
  },
  'type-other': {
    valueName: '<text>',
    description: 'another kind of owner, in words',
    schema: text,
  },
  category: {
    valueName: '<key>',
    description: `all that it does: ${categories.join(', ')}`,
    schema: choiceListField(categories),
    isList: true,
  },
  'primary-category': {
    valueName: '<key>',
    description: 'what it does first of all',
    schema: choiceField(categories),
  },
  'category-other': {
    valueName: '<text>',
    description: 'another main industry, in words',
    schema: text,
  },
  group: {
    valueName: '<key>',
    description: 'the company group that it belongs to',
    schema: z.union([noText.transform(() => null), keyField], {
      error: ({ input }) => `“${String(input)}” must be lower-case words joined by hyphens.`,
    }),
  },
  city: { valueName: '<text>', description: 'its city', schema: text },
  email: {
    valueName: '<e-mail>',
    description: 'where it is written to',
    schema: z.union([noText, emailField], {
      error: ({ input }) => `“${String(input)}” is not an e-mail address.`,
    }),
  },
  contact: { valueName: '<text>', description: 'who speaks for it', schema: text },
  brand: { valueName: '<text>', description: 'the name on its products', schema: text },
  address: { valueName: '<text>', description: 'street and number', schema: text },
} as const satisfies { [name: string]: Option };

type Told = Partial<ParsedArguments<Record<never, never>, typeof organisationOptions>>;

/**
 * Applies given options to an organisation; fields without an option stay. A type or main industry from the list
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

/**
 * Returns the new type or main industry: an entry of its list or a free description, never both. A given one replaces
 * the other; without an option the current value stays; null or an empty text clears its own part.
 */
function choose<Word>(
  given: { id: Word | null | undefined; text: string | undefined },
  [currentId, currentText]: readonly [Word | null, string],
): readonly [Word | null, string] {
  if (given.id) return [given.id, ''];
  if (given.text) return [null, given.text];
  return [given.id === null ? null : currentId, given.text === '' ? '' : currentText];
}
