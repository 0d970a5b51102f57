import { z } from 'zod';
import { demoOrganisation } from './demoOrganisation.ts';
import type { DemoPopulation } from './demoPopulation.ts';
import { demoQuestionnaire, email } from './demoQuestionnaire.ts';
import type { DemoWords } from './demoWords.ts';
import { key } from './key.ts';

/** `demo/world.yaml`: who can sign in, and what stands in the questionnaires that they can open (architecture §9). */
export const demoScene = z.strictObject({
  accounts: z.array(
    z.strictObject({
      email,
      name: z.string().min(1),
      isCertifier: z.boolean(),
      /** A client's. */
      organisation: key.optional(),
    }),
  ),
  organisations: z.array(demoOrganisation),
  questionnaires: z.array(demoQuestionnaire),
});
export type DemoScene = z.output<typeof demoScene>;

/** The whole demo world, of three files. */
export type DemoWorld = DemoScene & { population: DemoPopulation; words: DemoWords };
