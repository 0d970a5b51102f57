import { z } from 'zod';
import { demoOrganisation } from './demoOrganisation.ts';
import type { DemoPopulation } from './demoPopulation.ts';
import { demoQuestionnaire, email } from './demoQuestionnaire.ts';
import type { DemoWords } from './demoWords.ts';
import { key } from './key.ts';

/** `demo/world.yaml`: the accounts for signing in, and the state of their questionnaires. */
export const demoWorldFile = z.strictObject({
  accounts: z.array(
    z.strictObject({
      email,
      name: z.string().min(1),
      isCertifier: z.boolean(),
      /** Key of the organisation that a client belongs to; omitted for a certifier. */
      organisation: key.optional(),
    }),
  ),
  organisations: z.array(demoOrganisation),
  questionnaires: z.array(demoQuestionnaire),
});
export type DemoWorldFile = z.output<typeof demoWorldFile>;

/** The whole demo world, from three files. */
export type DemoWorld = DemoWorldFile & { population: DemoPopulation; words: DemoWords };
