import type { Share } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import type { BulkReader } from '../../database/createBulkReader.ts';
import type { MeasurePositions } from './contribution.ts';
import {
  createCachedContributionsReader,
  type YearContributions,
} from './createCachedContributionsReader.ts';
import { memoizeByObject } from './memoizeByObject.ts';
import {
  createPublishedSumsReader,
  type PublishedSumsReader,
} from './publishing/createPublishedSumsReader.ts';
import type { SumReader } from './publishing/createSumReader.ts';
import { computeMinOrganisationsInSum } from './publishing/steps.ts';
import type { ContributionDependencies } from './readContributions.ts';

/** Reads the results of all organisations in a year. */
export type YearResultsReader = {
  /** Reads the overall results of the certified questionnaires of the year, one per organisation. */
  readCertified: (db: Database, year: number) => Promise<readonly CertifiedResult[]>;
  /** Reads the published sums of the year. If a publishing step is due, it is taken first. */
  readSums: (db: Database, year: number) => Promise<SumReader>;
};

type CertifiedResult = { organisationId: number; total: Share };

type Dependencies = Omit<ContributionDependencies, 'index'> & {
  /** The connections for publishing sums. */
  dbForLongWork: Database;
  /** Reads contributions and published sums. */
  readInBulk: BulkReader;
  /** The smallest number of other organisations that the programme allows in a comparison. */
  leastOrganisations: number;
};

/**
 * Creates the reader of one server. While nothing changes in a year, `readSums` costs two statements: one for the
 * year's changes, one for the version of the published sums. Values computed from contributions are cached as long as
 * these contributions. See docs/product/report.md#comparisons.
 */
export function createYearResultsReader({
  leastOrganisations,
  ...dependencies
}: Dependencies): YearResultsReader {
  const index: MeasurePositions = new Map();
  const readContributions = createCachedContributionsReader({ ...dependencies, index });
  const listCertifiedOnce = memoizeByObject(listCertified);
  const publishedYears = new Map<number, PublishedSumsReader>();
  return {
    readCertified: async (db, year) => listCertifiedOnce(await readContributions(db, year)),
    readSums: async (db, year) => publishedOf(year)(db, await readContributions(db, year)),
  };

  function publishedOf(year: number): PublishedSumsReader {
    const { dbForLongWork, readInBulk } = dependencies;
    const least = computeMinOrganisationsInSum(leastOrganisations);
    const published =
      publishedYears.get(year) ??
      createPublishedSumsReader({ year, index, least, dbForLongWork, readInBulk });
    publishedYears.set(year, published);
    return published;
  }
}

function listCertified(contributions: YearContributions): CertifiedResult[] {
  return [...contributions.values()].flatMap(({ organisationId, certifiedTotal: total }) =>
    total ? [{ organisationId, total }] : [],
  );
}
