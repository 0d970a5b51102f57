import type { Database } from '../../../database/connect.ts';
import type { BulkReader } from '../../../database/createBulkReader.ts';
import { storeIfWritable } from '../../../database/storeIfWritable.ts';
import type { MeasurePositions } from '../contribution.ts';
import type { YearContributions } from '../createCachedContributionsReader.ts';
import { memoizeByObject } from '../memoizeByObject.ts';
import { createSumReader, type SumReader } from './createSumReader.ts';
import { publishContributions } from './publishContributions.ts';
import { readPublicationVersion, readPublication } from './readPublication.ts';
import { isPublishingStepDue, listUnpublishedContributions } from './steps.ts';

/** Reads the published sums of a year. If a publishing step is due, it is taken first. */
export type PublishedSumsReader = (
  db: Database,
  contributions: YearContributions,
) => Promise<SumReader>;

/** The published sums as a server has read them, and the organisations that are in them. */
type State = { organisations: ReadonlySet<number | null>; readSum: SumReader };

type Options = {
  year: number;
  index: MeasurePositions;
  /** The smallest number of organisations about which a sum may tell anything (`computeMinOrganisationsInSum`). */
  least: number;
  /** The connections for publishing sums. */
  dbForLongWork: Database;
  readInBulk: BulkReader;
};

/**
 * Creates the reader of a year's published sums. A usual call reads only the version. The sums are read again when the
 * version has changed. Whether a step is due is determined once per change of the contributions, and all calls that
 * find it due share one attempt to take it.
 */
export function createPublishedSumsReader({
  year,
  index,
  least,
  dbForLongWork,
  readInBulk,
}: Options): PublishedSumsReader {
  let kept: { version: string; asked: number; state: Promise<State> } | undefined;
  let askedCount = 0;
  const isDueOf = memoizeByObject(({ organisations }: State) =>
    memoizeByObject((contributions: YearContributions) =>
      isPublishingStepDue(
        listUnpublishedContributions(contributions, organisations).length,
        organisations.size,
        least,
      ),
    ),
  );
  const publish = memoizeByObject((contributions: YearContributions) =>
    publishContributions(dbForLongWork, { year, contributions, index, least }),
  );

  return async (db, contributions) => {
    const state = await readState(db);
    // A transaction may be rolled back, so it takes no step.
    if (db.isTransaction || !isDueOf(state)(contributions)) return state.readSum;
    await storeIfWritable(dbForLongWork, () => publish(contributions));
    return (await readState(db)).readSum;
  };

  async function readState(db: Database): Promise<State> {
    askedCount += 1;
    const asked = askedCount;
    const version = await readPublicationVersion(db, year);
    if (kept?.version === version) return kept.state;
    if (db.isTransaction) return readAll(db);
    // Replies may arrive in another order than their requests were sent. The reply to the latest request is kept.
    if (kept && kept.asked > asked) return kept.state;
    const reading = { version, asked, state: readInBulk(readAll) };
    kept = reading;
    reading.state.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.state;
  }

  async function readAll(db: Database): Promise<State> {
    const publication = await readPublication(db, year, index);
    return {
      organisations: new Set(publication.contributions.map(({ organisationId }) => organisationId)),
      readSum: createSumReader(publication),
    };
  }
}
