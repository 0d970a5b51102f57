import { countries } from '@cert/shared/domain';
import { z } from 'zod';
import { demoOrganisation } from './demoOrganisation.ts';
import { email } from './demoQuestionnaire.ts';
import { key } from './key.ts';

const names = z.array(z.string().min(1)).min(1);

/**
 * `demo/population.yaml`: the other organisations of the programme, as a population for benchmarks. A seeded generator
 * decides who answered when and how well.
 */
export const demoPopulation = z.strictObject({
  seed: z.number().int(),
  edition: key,
  years: z.tuple([z.number().int(), z.number().int()]),
  /** Certifiers from whom the teams are chosen at random. */
  certifiers: z.array(z.strictObject({ email, name: z.string().min(1) })).min(3),
  /** Given names from which the clients' names are chosen at random. */
  givenNames: names,
  familyNames: names,
  /** Cities by country, and street names, for the organisations' addresses. */
  cities: z.record(z.enum(countries), names),
  streets: names,
  organisations: z.array(demoOrganisation).min(1),
});
export type DemoPopulation = z.output<typeof demoPopulation>;
