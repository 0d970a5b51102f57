import type { DemoOrganisation } from '../../content/schema/demoOrganisation.ts';
import type { DemoPopulation } from '../../content/schema/demoPopulation.ts';
import { seededRandom } from './seededRandom.ts';

/** Completes an organisation of the population with everything that its form asks for; given values stay. */
export function planOrganisation(
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
  const random = seededRandom(seed);
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
