import type { DemoOrganisation } from '../../content/schema/demoOrganisation.ts';
import type { DemoQuestionnaire } from '../../content/schema/demoQuestionnaire.ts';
import type { DemoWorld } from '../../content/schema/demoWorld.ts';
import type { User } from '../users/user.ts';
import { planPopulation } from './planPopulation.ts';

/** Everything and everybody of the demo world: those that are written down, and the population. */
export type ComposedWorld = {
  organisations: DemoOrganisation[];
  users: User[];
  /** Those that are written down come first. */
  questionnaires: DemoQuestionnaire[];
};

/** Puts the whole demo world together, as the office would write it down. */
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
