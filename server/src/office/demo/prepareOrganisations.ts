import type { DemoOrganisation } from '../../content/schema/demoOrganisation.ts';
import type { Database } from '../../database/connect.ts';
import { addOrganisations } from '../organisations/addOrganisations.ts';
import { blankOrganisation } from '../organisations/blankOrganisation.ts';
import { findOrganisations } from '../organisations/findOrganisations.ts';

/** Adds the missing organisations of the demo; existing ones are not changed. */
export async function prepareOrganisations({
  db,
  organisations,
  at,
}: {
  db: Database;
  organisations: readonly DemoOrganisation[];
  at: Date;
}): Promise<void> {
  const there = await findOrganisations(
    db,
    organisations.map(({ key }) => key),
  );
  const missing = organisations.filter(({ key }) => !there.has(key));
  await addOrganisations({
    db,
    organisations: missing.map(({ category, otherCategories, ...organisation }) => ({
      ...blankOrganisation,
      ...organisation,
      primaryCategory: category,
      categories: [category, ...otherCategories],
    })),
    at,
  });
}
