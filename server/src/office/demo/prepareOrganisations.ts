import type { DemoOrganisation } from '../../content/schema/demoOrganisation.ts';
import type { Database } from '../../database/connect.ts';
import { addOrganisations } from '../organisations/addOrganisations.ts';
import { blankOrganisation } from '../organisations/blankOrganisation.ts';
import { findOrganisations } from '../organisations/findOrganisations.ts';

/** Adds the demo's organisations as far as they are missing. One that is there stays as people left it. */
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
