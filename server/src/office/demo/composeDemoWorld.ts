import type { DemoOrganisation } from '../../content/schema/demoOrganisation.ts';
import type { DemoQuestionnaire } from '../../content/schema/demoQuestionnaire.ts';
import type { DemoWorld } from '../../content/schema/demoWorld.ts';
import type { User } from '../users/user.ts';
import { planPopulation } from './planPopulation.ts';

/** The complete demo world: its hand-written part and the generated population. */
export type ComposedWorld = {
  organisations: DemoOrganisation[];
  users: User[];
  /** All questionnaires; the hand-written ones come first. */
  questionnaires: DemoQuestionnaire[];
};

/** Combines the hand-written part of the demo world with the population. */
export function composeDemoWorld({
  accounts,
  organisations,
  questionnaires,
  population,
}: Omit<DemoWorld, 'words'>): ComposedWorld {
  const others = planPopulation(population);
  return {
    organisations: [...organisations, ...others.organisations],
    users: [
      ...accounts.map((account) => ({ organisation: null, ...account })),
      ...population.certifiers.map((certifier) => ({
        ...certifier,
        isCertifier: true,
        organisation: null,
      })),
      ...others.clients.map((client) => ({ ...client, isCertifier: false })),
    ],
    questionnaires: [...questionnaires, ...others.questionnaires],
  };
}
