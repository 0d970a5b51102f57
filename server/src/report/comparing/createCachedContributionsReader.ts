import type { Database } from '../../database/connect.ts';
import type { BulkReader } from '../../database/createBulkReader.ts';
import type { Contribution } from './contribution.ts';
import { readContributions, type ContributionDependencies } from './readContributions.ts';
import {
  readYearChanges,
  readQuestionnaireIdsOfYear,
  deleteExpiredChangeMarks,
  type YearReadPoint,
  type YearChanges,
} from './readYearChanges.ts';

/** What the questionnaires of a year contribute to comparisons, by the id of the questionnaire. */
export type YearContributions = ReadonlyMap<number, Contribution>;

/** Reads the contributions of a year, including all changes that are committed. */
export type ContributionsReader = (db: Database, year: number) => Promise<YearContributions>;

/** The contributions of a year as they were at a read point (`YearReadPoint`). */
type YearState = { point: YearReadPoint; contributions: YearContributions; idSum: number };

/** Number of questionnaires that are read by one statement. */
const batch = 250;
const dayMs = 86_400_000;

/**
 * Creates a reader that keeps the contributions of all questionnaires in memory, and reads only the changed ones again.
 * So the cost of a report after a change does not depend on the number of questionnaires. See
 * docs/decisions/0046-comparisons-after-a-change.md.
 * @param readInBulk reads a whole year: with ten thousand questionnaires this may take longer than the time limit of the
 *   connections for API calls
 */
export function createCachedContributionsReader({
  readInBulk,
  ...dependencies
}: ContributionDependencies & { readInBulk: BulkReader }): ContributionsReader {
  const states = new Map<number, YearState>();
  const queues = new Map<number, (db: Database) => Promise<YearState>>();
  let marksRemovedAt = 0;

  return async (db, year) => {
    // Results from a transaction are not shared: it may be rolled back, and other callers must not wait for it.
    const { contributions } = db.isTransaction
      ? await advance({ db, readMany: (read) => read(db), year })
      : await queueOf(year)(db);
    return contributions;
  };

  function queueOf(year: number): (db: Database) => Promise<YearState> {
    const queue = queues.get(year) ?? shareNextRun((db: Database) => refresh(db, year));
    queues.set(year, queue);
    return queue;
  }

  async function refresh(db: Database, year: number): Promise<YearState> {
    const before = states.get(year);
    const state = await advance({ db, readMany: readInBulk, year });
    states.set(year, state);
    if (before !== undefined && Date.now() - marksRemovedAt > dayMs) {
      marksRemovedAt = Date.now();
      await deleteExpiredChangeMarks(db);
    }
    return state;
  }

  /** Computes the current state of a year from the cached one, without storing it in the cache. */
  async function advance({
    db,
    readMany,
    year,
  }: {
    db: Database;
    readMany: BulkReader;
    year: number;
  }): Promise<YearState> {
    const kept = states.get(year);
    const changes = await readYearChanges(db, year, kept?.point);
    const known = kept && !changes.isUnknown ? kept : undefined;
    const { gone, ids } = await findOutdated(db, { year, known, changes });
    if (known && gone.length === 0 && ids.length === 0) return { ...known, point: changes.point };
    const contributions = new Map(known?.contributions);
    for (const id of gone) contributions.delete(id);
    const readIds = (from: Database) => readInBatches(from, year, ids);
    const read = await (ids.length > batch ? readMany(readIds) : readIds(db));
    for (const id of ids) {
      const contribution = read.get(id);
      if (contribution) contributions.set(id, contribution);
      else contributions.delete(id);
    }
    return { point: changes.point, contributions, idSum: sumOf(contributions.keys()) };
  }

  async function readInBatches(db: Database, year: number, ids: readonly number[]) {
    const all = new Map<number, Contribution>();
    for (let start = 0; start < ids.length; start += batch) {
      const some = ids.slice(start, start + batch);
      const read = await readContributions(db, { year, ids: some }, dependencies);
      for (const [id, contribution] of read) all.set(id, contribution);
    }
    return all;
  }
}

/** Finds the cached questionnaires that no longer belong to the year (`gone`), and those to read (`ids`). */
async function findOutdated(
  db: Database,
  { year, known, changes }: { year: number; known: YearState | undefined; changes: YearChanges },
): Promise<{ gone: number[]; ids: number[] }> {
  const { changedIds, count, idSum } = changes;
  if (known && known.contributions.size === count && known.idSum === idSum)
    return { gone: [], ids: changedIds };
  const all = new Set(await readQuestionnaireIdsOfYear(db, year));
  const before = known?.contributions ?? new Map<number, Contribution>();
  const changed = new Set(changedIds);
  return {
    gone: [...before.keys()].filter((id) => !all.has(id)),
    ids: [...all].filter((id) => !before.has(id) || changed.has(id)),
  };
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/**
 * Runs `work` only once at a time. A caller gets the result of a run that began after the call, so that the run sees
 * everything that was committed before; callers that wait for the same run share it.
 */
function shareNextRun<Given, Result>(
  work: (given: Given) => Promise<Result>,
): (given: Given) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return (given) => {
    if (next) return next;
    const run = last.then(() => {
      next = undefined;
      return work(given);
    });
    next = run;
    last = run.catch(() => undefined);
    return run;
  };
}
