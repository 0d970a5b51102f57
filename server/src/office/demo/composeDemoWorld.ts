import { beyondCategories, type Language } from '@cert/shared/domain';
import type {
  DemoOrganisation,
  DemoQuestionnaire,
  DemoWorld,
  DemoPopulation,
} from '../../content/schema/demoWorld.ts';
import type { User } from '../users/user.ts';
import { planWorkforce } from './planWorkforce.ts';
import { createSeededRandom } from './createSeededRandom.ts';

/** Days from the opening of a questionnaire of the population to its due date. */
const daysToAnswer = 28;

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

/** A client of one organisation of the population. */
type PopulationClient = { email: string; name: string; organisation: string };

/** A source of evenly distributed random numbers, 0 or more and below 1, shared by the whole population. */
type Draws = { take: () => number };

/**
 * Plans which organisations of the population answered in which year, how well, and the progress of their teams: a
 * fifth has only the first year, a fifth only the second one, the others both. All questionnaires of the first year are
 * finished, and three quarters of those of the second one. Deterministic.
 */
function planPopulation(population: DemoPopulation): {
  organisations: DemoOrganisation[];
  clients: PopulationClient[];
  questionnaires: DemoQuestionnaire[];
} {
  const { seed, years, givenNames, familyNames } = population;
  const random = createSeededRandom(seed);
  const draws: Draws = { take: random };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('the list to pick from is empty');
    return item;
  };
  const clients: PopulationClient[] = [];
  const organisations: DemoOrganisation[] = [];
  const questionnaires = population.organisations.flatMap((organisation, index) => {
    const { key } = organisation;
    const client = {
      email: `hr@${key}.example`,
      name: `${pick(givenNames)} ${pick(familyNames)}`,
      organisation: key,
    };
    clients.push(client);
    // The form and the workforce of the organisation are drawn with a seed of their own, so that they do not change the
    // random numbers that decide about its answers.
    const ownSeed = seed * 1000 + index;
    organisations.push(
      planOrganisation(organisation, { ...population, contact: client, seed: ownSeed }),
    );
    const workforces = planWorkforce(organisation, { years, seed: ownSeed });
    const base = 58 + Math.floor(random() * 40);
    const progress = Math.floor(random() * 9) - 2;
    return yearsOf(years, index).map((year) => {
      const isOver = year === years[0] || index % 4 !== 1;
      const levelPercent = Math.min(98, base + (year === years[0] ? 0 : progress));
      return planYear(population, {
        place: {
          organisation: key,
          year,
          client: client.email,
          language: languageOf(organisation),
          workforce: workforces.get(year),
        },
        index,
        levelPercent,
        isOver,
        draws,
      });
    });
  });
  return { organisations, clients, questionnaires };
}

/**
 * Returns the language of an organisation, by the first of its countries: Serbian for Serbia, Montenegro and North
 * Macedonia, else Croatian.
 */
function languageOf({ countries: [home] }: DemoOrganisation): Language {
  return home === 'rs' || home === 'me' || home === 'mk' ? 'sr' : 'hr';
}

function yearsOf(years: DemoPopulation['years'], index: number): readonly number[] {
  if (index % 5 === 3) return [years[0]];
  return index % 5 === 4 ? [years[1]] : years;
}

function planYear(
  { edition, certifiers, years, seed }: DemoPopulation,
  {
    place,
    index,
    levelPercent,
    isOver,
    draws: { take },
  }: {
    place: Pick<DemoQuestionnaire, 'organisation' | 'year' | 'client' | 'language' | 'workforce'>;
    index: number;
    levelPercent: number;
    isOver: boolean;
    draws: Draws;
  },
): DemoQuestionnaire {
  const daysIntoYear = 20 + Math.floor(take() * 90);
  const answeredPercent = isOver ? 85 + Math.floor(take() * 16) : 15 + Math.floor(take() * 80);
  const first = Math.floor(take() * certifiers.length);
  const member = (step: number) => certifiers[(first + step) % certifiers.length]?.email ?? '';
  const team: DemoQuestionnaire['team'] = [member(0), member(1), member(2)];
  const openedDaysAgo = (years[1] - place.year) * 365 + 260 - daysIntoYear;
  const answersDueInDays = isOver ? daysToAnswer - openedDaysAgo : 4 + ((index * 5) % 30);
  return {
    ...place,
    edition,
    openedDaysAgo,
    answersDueInDays,
    meetingInDays: answersDueInDays + (isOver ? 2 : 14),
    keyOnly: false,
    team,
    answers: { seed: seed + index * 100 + place.year, answeredPercent, levelPercent },
    documents: [],
    graded: isOver ? {} : { [team[0]]: Math.floor(take() * 8) },
    finalized: isOver ? team : [],
    finalGrades: {},
    beyond: isOver
      ? Object.fromEntries(
          beyondCategories.map((category) => [
            category,
            Math.max(0, Math.min(100, Math.round(levelPercent - 45 + (take() - 0.5) * 60))),
          ]),
        )
      : {},
    hasNotes: false,
    report: [],
    isReportReleased: false,
    settings: isOver ? ['locked', 'gradingLocked', 'reportLocked'] : [],
  };
}

/** Completes an organisation of the population with values for all fields of its form; given values stay. */
function planOrganisation(
  organisation: DemoOrganisation,
  {
    cities,
    streets,
    contact,
    seed,
  }: Pick<DemoPopulation, 'cities' | 'streets'> & {
    /** The contact person. */
    contact: { name: string; email: string };
    seed: number;
  },
): DemoOrganisation {
  const random = createSeededRandom(seed);
  const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? '';
  const [home] = organisation.countries;
  const city = pick((home && cities[home]) ?? []);
  const address = `${pick(streets)} ${1 + Math.floor(random() * 90)}`;
  return {
    ...organisation,
    brand: organisation.brand || organisation.title,
    city: organisation.city || city,
    address: organisation.address || address,
    contact: organisation.contact || contact.name,
    email: organisation.email || contact.email,
  };
}
