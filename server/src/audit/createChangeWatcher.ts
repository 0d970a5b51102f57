import { isRefusal, refuse } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import { readAccountChangeCounts, readChangeCounts } from './readChangeCounts.ts';

/** Times and numbers of the streams that tell open pages of changes. */
export type ChangeStreamLimits = {
  /** Time between two looks at the counters. */
  lookEveryMs: number;
  /** Minimum time between two tags for one page: each lets the page read its data again. */
  tagEveryMs: number;
  /**
   * Time after which the tag of a page is read anyway. This notices what no counter counts: the end of the session or of
   * the membership, and a new hour (`computeChangeTag`).
   */
  recheckEveryMs: number;
  /** Time between two signs of life, for proxies and for pages that wait for them. */
  aliveEveryMs: number;
  /** Maximum time of a stream; less than the time that the server gives a reply (`connectionLimits.replyMs`). */
  streamMs: number;
  /** Maximum number of streams of one account, and of one server. */
  perAccount: number;
  perServer: number;
};

/** The limits in production. */
export const changeStreamLimits: ChangeStreamLimits = {
  lookEveryMs: 1_000,
  tagEveryMs: 5_000,
  recheckEveryMs: 60_000,
  aliveEveryMs: 15_000,
  streamMs: 300_000,
  perAccount: 100,
  perServer: 2_000,
};

/** An open page that waits for changes. */
export type WaitingPage = {
  accountId: number;
  /** The questionnaire that the page shows; undefined if the page shows all questionnaires of the account. */
  questionnaireId: number | undefined;
  /** Reads the tag as a call of `changeTag` does, with all its checks. @throws Refusal when the page may no longer */
  readTag: () => Promise<string>;
  /** Called with the first tag, and with each new one. */
  onTag: (tag: string) => void;
  /** Called when nothing has changed for a while. A page that hears nothing for longer cannot rely on being told. */
  onAlive: () => void;
  /** Called once, when the page may no longer read the tag. The page is not watched from then on. */
  onRefusal: () => void;
};

export type ChangeWatcher = {
  /**
   * Watches for a page until the returned function is called.
   * @throws Refusal slow-down if the account or the server has too many pages
   */
  watch: (page: WaitingPage) => () => void;
};

const neverHeard = { toldAt: -Infinity, readAt: -Infinity, heardAt: Infinity };

type Watched = WaitingPage & {
  /** State of the counters that the last tag includes; undefined before the first tag. */
  changes?: string | undefined;
  tag?: string;
  /** Times: of the last new tag, of the last read, and of the last sign of life. */
  toldAt: number;
  readAt: number;
  heardAt: number;
};

/**
 * Watches the change counters for open pages. A query a second reads them for all pages of questionnaires, and one for all
 * desks; only the pages whose counters have changed read their tag, and a page is told only if its own tag is another
 * one. So a change that a reader cannot see stays invisible: docs/decisions/0082-a-stream-of-changes.md.
 * @param onFailure called when a look fails after one that succeeded; the next one follows in time
 */
export function createChangeWatcher({
  db,
  limits,
  onFailure,
}: {
  db: Database;
  limits: ChangeStreamLimits;
  onFailure: (error: unknown) => void;
}): ChangeWatcher {
  const pages = new Set<Watched>();
  let isLooking = false;
  let hasFailed = false;

  return {
    watch(page) {
      const own = [...pages].filter(({ accountId }) => accountId === page.accountId);
      if (own.length >= limits.perAccount || pages.size >= limits.perServer)
        throw refuse('slow-down', { retryAfterSeconds: 60 });
      const watched: Watched = { ...page, ...neverHeard };
      pages.add(watched);
      if (!isLooking) void lookWhileWatched();
      return () => pages.delete(watched);
    },
  };

  async function lookWhileWatched(): Promise<void> {
    isLooking = true;
    while (pages.size > 0) {
      try {
        await look();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) onFailure(error);
        hasFailed = true;
      }
      await new Promise((resolve) => setTimeout(resolve, limits.lookEveryMs).unref());
    }
    isLooking = false;
  }

  async function look(): Promise<void> {
    const countOf = await readCounts();
    const now = performance.now();
    const isDue = (page: Watched) =>
      now - page.readAt >= limits.recheckEveryMs ||
      (page.changes !== countOf(page) && now - page.toldAt >= limits.tagEveryMs);
    // Reads that start together share a statement (`findCaller`).
    const outcomes = await Promise.allSettled(
      [...pages].filter(isDue).map((page) => tell(page, countOf(page))),
    );
    const failed = outcomes.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    for (const page of pages)
      if (now - page.heardAt >= limits.aliveEveryMs) {
        page.heardAt = now;
        page.onAlive();
      }
  }

  /** Reads the counters of all pages. @returns a function that tells those of one page */
  async function readCounts(): Promise<(page: WaitingPage) => string | undefined> {
    const questionnaires = new Set<number>();
    const accounts = new Set<number>();
    for (const { questionnaireId, accountId } of pages)
      if (questionnaireId === undefined) accounts.add(accountId);
      else questionnaires.add(questionnaireId);
    const [ofQuestionnaires, ofAccounts] = await Promise.all([
      questionnaires.size > 0 ? readChangeCounts(db, [...questionnaires]) : undefined,
      accounts.size > 0 ? readAccountChangeCounts(db, [...accounts]) : undefined,
    ]);
    return ({ questionnaireId, accountId }) =>
      questionnaireId === undefined
        ? ofAccounts?.get(accountId)
        : ofQuestionnaires?.get(questionnaireId);
  }

  /** @param changes read before the tag, so that a change in between is told at the next look */
  async function tell(page: Watched, changes: string | undefined): Promise<void> {
    try {
      const tag = await page.readTag();
      page.changes = changes;
      page.readAt = performance.now();
      if (tag === page.tag || !pages.has(page)) return;
      // After its first tag a page does not read again, so the next one needs no pause.
      if (page.tag !== undefined) page.toldAt = page.readAt;
      page.heardAt = page.readAt;
      page.tag = tag;
      page.onTag(tag);
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      if (pages.delete(page)) page.onRefusal();
    }
  }
}
