import type { Share } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import type { MeasureIndex } from './contribution.ts';
import { createContributionsCache, type YearContributions } from './createContributionsCache.ts';
import { createPublishedSums, type SumReader } from './publishing/createPublishedSums.ts';
import { publishContributions } from './publishing/publishContributions.ts';
import { readPublicationVersion, readPublication } from './publishing/readPublication.ts';
import { isStepDue, leastInSum, listWaiting } from './publishing/steps.ts';
import type { ContributionDependencies } from './readContributions.ts';

/** The results of all organisations in a year. */
export type YearResults = {
  /** Reads the overall results of the certified questionnaires of the year, one per organisation. */
  readCertified: (
    db: Database,
    year: number,
  ) => Promise<readonly { organisationId: number; total: Share }[]>;
  /** Reads the sums that are published, after the next step if one is due. */
  readSums: (db: Database, year: number) => Promise<SumReader>;
};

/** The published sums of a year as a server knows them. */
type YearState = {
  /** Another one after a step and after a restored backup. */
  version: string;
  organisations: ReadonlySet<number | null>;
  readSum: SumReader;
};

type Dependencies = Omit<ContributionDependencies, 'index'> & {
  dbForLongWork: Database;
  /** The programme's smallest number of other organisations in a comparison. */
  leastOrganisations: number;
};

/** Creates the readers of a server. See docs/product/report.md#comparisons. */
export function createYearResults({
  leastOrganisations,
  ...dependencies
}: Dependencies): YearResults {
  const { dbForLongWork } = dependencies;
  const index: MeasureIndex = new Map();
  const readContributions = createContributionsCache({ ...dependencies, index });
  const states = new Map<number, YearState>();
  const least = leastInSum(leastOrganisations);
  return {
    readCertified: async (db, year) =>
      [...(await readContributions(db, year)).values()].flatMap(
        ({ organisationId, certifiedTotal: total }) => (total ? [{ organisationId, total }] : []),
      ),
    readSums: async (db, year) => {
      const contributions = await readContributions(db, year);
      const state = await readState(db, year);
      if (db.isTransaction || !isDue(contributions, state)) return state.readSum;
      await publishContributions(dbForLongWork, { year, contributions, index, least });
      return (await readState(db, year)).readSum;
    },
  };

  function isDue(contributions: YearContributions, { organisations }: YearState): boolean {
    return isStepDue(listWaiting(contributions, organisations).length, organisations.size, least);
  }

  async function readState(db: Database, year: number): Promise<YearState> {
    const version = await readPublicationVersion(db, year);
    const kept = states.get(year);
    if (kept?.version === version) return kept;
    const publication = await readPublication(db.isTransaction ? db : dbForLongWork, year, index);
    const state = {
      version,
      organisations: new Set(publication.contributions.map(({ organisationId }) => organisationId)),
      readSum: createPublishedSums(publication),
    };
    if (!db.isTransaction) states.set(year, state);
    return state;
  }
}
