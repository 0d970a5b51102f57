import type { industries } from '@cert/shared/domain';
import type { DemoOrganisation, DemoWorkforce } from '../../content/schema/demoWorld.ts';
import { createSeededRandom } from './createSeededRandom.ts';

/** Typical number of employees, smallest and largest, by main industry. */
const usualStaff: Record<(typeof industries)[number]['key'], readonly [number, number]> = {
  fmcg: [180, 1400],
  finance: [250, 2200],
  ict: [60, 900],
  pharma: [200, 1500],
  hospitality: [120, 1100],
  retail: [300, 3200],
  manufacturing: [150, 1800],
  agriculture: [90, 700],
  construction: [110, 950],
  logistics: [140, 1600],
  'professional-services': [40, 320],
  media: [50, 420],
  gaming: [35, 260],
  'public-sector': [120, 1300],
  energy: [200, 2400],
  other: [50, 600],
};

/** Industries in which unions are usual. */
const unionised: readonly DemoOrganisation['category'][] = ['manufacturing', 'energy', 'logistics'];

/**
 * Generates an organisation's workforce year by year: small organisations are more frequent; about 12 % leave per year,
 * few of them laid off, and about as many are hired. Deterministic for a seed.
 */
export function planWorkforce(
  { category, type }: Pick<DemoOrganisation, 'category' | 'type'>,
  { years, seed }: { years: readonly number[]; seed: number },
): ReadonlyMap<number, DemoWorkforce> {
  const random = createSeededRandom(seed);
  const [least, most] = usualStaff[category];
  const isOfState = type === 'state-company' || type === 'public-institution';
  const hasUnion = isOfState || random() < (unionised.includes(category) ? 0.7 : 0.25);
  let employees = Math.round(least * (most / least) ** random());
  return new Map(
    years.map((year) => {
      const left = Math.round(employees * (0.04 + 0.16 * random()));
      const hired = Math.round(employees * (0.05 + 0.17 * random()));
      const laidOff = random() < 0.55 ? 0 : Math.round(left * 0.25 * random());
      employees = Math.max(1, employees + hired - left);
      return [
        year,
        {
          ...{ employees, hired, left, laidOff, hasUnion },
          hasExternal: random() < 0.45,
          hasNewManagers: random() < 0.75,
        },
      ];
    }),
  );
}
