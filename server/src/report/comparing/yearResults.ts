import type { Share } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import type { MeasureIndex } from './contribution.ts';
import { createContributionsCache, type YearContributions } from './createContributionsCache.ts';
import { memoizeByObject } from './memoizeByObject.ts';
import { createPublishedYear, type PublishedYear } from './publishing/createPublishedYear.ts';
import type { SumReader } from './publishing/createPublishedSums.ts';
import { minOrganisationsInSum } from './publishing/steps.ts';
import type { ContributionDependencies } from './readContributions.ts';

/** The results of all organisations in a year. */
export type YearResults = {
  /** Reads the overall results of the certified questionnaires of the year, one per organisation. */
  readCertified: (db: Database, year: number) => Promise<readonly CertifiedResult[]>;
  /** Reads the sums that are published, after the next step if one is due. */
  readSums: (db: Database, year: number) => Promise<SumReader>;
};

type CertifiedResult = { organisationId: number; total: Share };

type Dependencies = Omit<ContributionDependencies, 'index'> & {
  dbForLongWork: Database;
  /** The programme's smallest number of other organisations in a comparison. */
  leastOrganisations: number;
};

/**
 * Creates the readers of a server. While nothing changes in a year, a call costs two statements: one for the year's
 * changes, one for the version of what is published. Values computed from contributions are cached with them. See
 * docs/product/report.md#comparisons.
 */
export function createYearResults({
  leastOrganisations,
  ...dependencies
}: Dependencies): YearResults {
  const index: MeasureIndex = new Map();
  const readContributions = createContributionsCache({ ...dependencies, index });
  const listCertifiedOnce = memoizeByObject(listCertified);
  const publishedYears = new Map<number, PublishedYear>();
  return {
    readCertified: async (db, year) => listCertifiedOnce(await readContributions(db, year)),
    readSums: async (db, year) => publishedOf(year)(db, await readContributions(db, year)),
  };

  function publishedOf(year: number): PublishedYear {
    const { dbForLongWork } = dependencies;
    const least = minOrganisationsInSum(leastOrganisations);
    const published =
      publishedYears.get(year) ?? createPublishedYear({ year, index, least, dbForLongWork });
    publishedYears.set(year, published);
    return published;
  }
}

function listCertified(contributions: YearContributions): CertifiedResult[] {
  return [...contributions.values()].flatMap(({ organisationId, certifiedTotal: total }) =>
    total ? [{ organisationId, total }] : [],
  );
}
