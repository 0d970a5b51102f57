import { industries, organisationTypes, countries } from '@cert/shared/domain';
import { z } from 'zod';
import { key } from './key.ts';

/** One organisation of the demo; type and categories by their keys. */
export const demoOrganisation = z
  .strictObject({
    key,
    title: z.string().min(1),
    type: z
      .enum(organisationTypes.map(({ key: name }) => name))
      .nullable()
      .default(null),
    /** Description of a type that is not in the list. */
    typeOther: z.string().default(''),
    /** The main business, and further ones. */
    category: z.enum(industries.map(({ key: name }) => name)),
    otherCategories: z.array(z.enum(industries.map(({ key: name }) => name))).default([]),
    countries: z.array(z.enum(countries)).min(1),
    group: key.nullable().default(null),
    brand: z.string().default(''),
    address: z.string().default(''),
    city: z.string().default(''),
    contact: z.string().default(''),
    email: z.union([z.literal(''), z.email()]).default(''),
  })
  .refine(({ type, typeOther }) => (type === null) !== (typeOther === ''), {
    message: 'must name either a type or another one',
  });
export type DemoOrganisation = z.output<typeof demoOrganisation>;
