import { industries, organisationTypes, countries } from '@cert/shared/domain';
import { z } from 'zod';
import type { Option } from '../command.ts';
import { choiceField } from '../fields/choiceField.ts';
import { emailField } from '../fields/emailField.ts';
import { keyField } from '../fields/keyField.ts';
import { choiceListField } from '../fields/choiceListField.ts';
import { oneLineField } from '../fields/oneLineField.ts';

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
    description: 'another main business, in words',
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
