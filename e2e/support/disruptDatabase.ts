import { setTimeout as wait } from 'node:timers/promises';
import type { Postgres } from '../../scripts/startPostgres.ts';
import { readStoredComments } from './commentFields.ts';
import type { HeadlessPage } from './headlessPage.ts';
import {
  createCommentWriter,
  type CommentField,
  type CommentWriter,
} from './createCommentWriter.ts';

/** Ways to interrupt the database while the site is used. */
export const disruptions = {
  'pg_terminate_backend on all': ({ terminateAll }) => terminateAll(),
  'pg_ctl restart -m fast': ({ restart }) => restart(),
  'kill -9 of postgres': ({ crash }) => crash(),
} as const satisfies Record<string, (postgres: Postgres) => Promise<void>>;

export type Disruption = keyof typeof disruptions;

/** Result of some rounds with one kind of disruption. */
export type DisruptionResult = {
  rounds: number;
  /** Number of texts that a server acknowledged as stored. */
  acknowledged: number;
  /** Number of acknowledged texts that are missing in the history. */
  lost: number;
  /** Number of texts that are in the history more than once. */
  duplicated: number;
  /** Number of writers whose last text is not the current text on the site. */
  stale: number;
  /** Number of calls without a successful reply. Zero means that the disruption had no effect: nothing was tested. */
  failedCalls: number;
  /** Number of server processes that ended. */
  serversEnded: number;
};

/**
 * Interval between two texts of one writer. The next two constants say how long all writers type before and after each
 * disruption of the database.
 */
const everyMs = 100;
const beforeDisruptionMs = 300;
const afterDisruptionMs = 500;
/** Time within which a page notices an interrupted call. */
const noticeFailureMs = 100;
const disruptWithinMs = 20_000;
/** A real page refreshes every 15 seconds; here it is more often, to make rounds short. */
const refreshEveryMs = 250;
const recoverWithinMs = 60_000;

/**
 * Lets writers type on open pages while the database is disrupted several times, and compares the acknowledged texts
 * with the stored ones.
 * @param name names the disruption, and its writers
 * @param openPage opens a page of a certifier who may edit all fields
 * @param fields one comment field for each writer
 * @param traffic sends and records the calls of the pages
 * @param countEnded returns how many servers have ended until now
 * @throws {Error} when a text is still unsent one minute after a disruption
 */
export async function disruptDatabase({
  name,
  disrupt,
  rounds,
  openPage,
  fields,
  traffic,
  countEnded,
}: {
  name: string;
  disrupt: () => Promise<void>;
  rounds: number;
  openPage: () => Promise<HeadlessPage>;
  fields: readonly CommentField[];
  traffic: TrafficRecorder;
  countEnded: () => number;
}): Promise<DisruptionResult> {
  const before = traffic.failed;
  const endedBefore = countEnded();
  const writers = await Promise.all(
    fields.map(async (field, at) =>
      createCommentWriter(await openPage(), field, `${name}, writer ${at}`),
    ),
  );
  /** Disrupts until a call fails, because a single disruption may hit only idle connections. Gives up after 20 s. */
  async function disruptUntilCallFails() {
    const failedBefore = traffic.failed;
    const deadline = Date.now() + disruptWithinMs;
    while (traffic.failed === failedBefore && Date.now() < deadline) {
      await disrupt();
      await wait(noticeFailureMs);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    let isWriting = true;
    const writing = writers.map(async (writer, at) => {
      // Writers type at different moments, so that their saves are in different states when the disruption begins.
      await wait((at * everyMs) / writers.length);
      while (isWriting) {
        writer.type();
        await wait(everyMs);
      }
    });
    await wait(beforeDisruptionMs);
    await disruptUntilCallFails();
    await wait(afterDisruptionMs);
    isWriting = false;
    await Promise.all(writing);
    await waitUntilSent(writers);
  }
  const { now, ever } = await readStoredComments(await openPage(), fields);
  const acknowledged = traffic.acknowledged.filter((text) => text.startsWith(`${name}, `));
  const ours = ever.filter((text) => text.startsWith(`${name}, `));
  return {
    rounds,
    acknowledged: new Set(acknowledged).size,
    lost: acknowledged.filter((text) => !ours.includes(text)).length,
    duplicated: ours.length - new Set(ours).size,
    stale: writers.filter((writer) => !now.includes(writer.text())).length,
    failedCalls: traffic.failed - before,
    serversEnded: countEnded() - endedBefore,
  };
}

/** The calls of the pages to the servers, with their results. */
export type TrafficRecorder = { fetch: typeof fetch; acknowledged: string[]; failed: number };

/** Sends calls to the site and records their results. @param origin of the proxy */
export function createTrafficRecorder(origin: string): TrafficRecorder {
  const traffic: TrafficRecorder = {
    acknowledged: [],
    failed: 0,
    fetch: async (path, init) => {
      try {
        const response = await fetch(`${origin}${path as string}`, init);
        if (!response.ok) traffic.failed += 1;
        else if (typeof init?.body === 'string')
          traffic.acknowledged.push(...acknowledgedTexts(init.body, await response.clone().json()));
        return response;
      } catch (error) {
        traffic.failed += 1;
        throw error;
      }
    },
  };
  return traffic;
}

/** Returns those texts of a save call that its reply acknowledges. */
function acknowledgedTexts(sent: string, reply: unknown): string[] {
  const { answers = {} } = JSON.parse(sent) as { answers?: Record<string, { content: string }> };
  const { saved = {} } = reply as { saved?: object };
  return Object.keys(saved).map((key) => answers[key]?.content ?? '');
}

async function waitUntilSent(writers: readonly CommentWriter[]): Promise<void> {
  const deadline = Date.now() + recoverWithinMs;
  while (writers.some((writer) => writer.hasUnsent())) {
    if (Date.now() > deadline) throw new Error('texts are still unsent');
    await Promise.all(writers.map((writer) => writer.refresh()));
    await wait(refreshEveryMs);
  }
}
