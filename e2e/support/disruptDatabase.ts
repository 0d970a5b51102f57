import { setTimeout as wait } from 'node:timers/promises';
import type { Postgres } from '../../scripts/startPostgres.ts';
import { readStoredComments } from './commentFields.ts';
import type { HeadlessPage } from './headlessPage.ts';
import { openWriter, type CommentField, type Writer } from './openWriter.ts';

/** What happens to the database under the site. */
export const disruptions = {
  'pg_terminate_backend on all': ({ terminateAll }) => terminateAll(),
  'pg_ctl restart -m fast': ({ restart }) => restart(),
  'kill -9 of postgres': ({ crash }) => crash(),
} as const satisfies Record<string, (postgres: Postgres) => Promise<void>>;

export type Disruption = keyof typeof disruptions;

/** What came of some rounds of one kind. */
export type DisruptionResult = {
  rounds: number;
  /** Texts that the servers said to have stored. */
  acknowledged: number;
  /** Of these, those that the history does not have. */
  lost: number;
  /** Texts that stand in the history twice. */
  duplicated: number;
  /** Writers whose last text is not what the site shows. */
  stale: number;
  /** Calls that were not answered with what they asked for: none means that nothing was disturbed. */
  failedCalls: number;
  /** How often a server ended. */
  serversEnded: number;
};

/** Each writer types so often; a round disrupts the database while they do. */
const everyMs = 100;
const beforeDisruptionMs = 300;
const afterDisruptionMs = 500;
/** An open page asks by itself every 15 seconds; here more often, so that a round is short. */
const refreshEveryMs = 250;
const recoverWithinMs = 60_000;

/**
 * Lets writers type on open pages while the database under the site is killed, again and again, and compares what they
 * were told with what the site then has.
 * @param openPage opens another page of the same person, who may read and correct all fields
 * @param fields one a writer
 * @param traffic through which the pages send
 * @param countEnded how many servers have ended until now
 * @throws {Error} when some text is still unsent a minute after a disruption
 */
export async function disruptDatabase({
  disruption,
  rounds,
  postgres,
  openPage,
  fields,
  traffic,
  countEnded,
}: {
  disruption: Disruption;
  rounds: number;
  postgres: Postgres;
  openPage: () => Promise<HeadlessPage>;
  fields: readonly CommentField[];
  traffic: Traffic;
  countEnded: () => number;
}): Promise<DisruptionResult> {
  const name = (at: number) => `${disruption}, writer ${at}`;
  const before = traffic.failed;
  const endedBefore = countEnded();
  const writers = await Promise.all(
    fields.map(async (field, at) => openWriter(await openPage(), field, name(at))),
  );
  for (let round = 0; round < rounds; round += 1) {
    let isWriting = true;
    const writing = writers.map(async (writer, at) => {
      // Not all at the same moment, or the kill would meet all in the same state.
      await wait((at * everyMs) / writers.length);
      while (isWriting) {
        writer.type();
        await wait(everyMs);
      }
    });
    await wait(beforeDisruptionMs);
    await disruptions[disruption](postgres);
    await wait(afterDisruptionMs);
    isWriting = false;
    await Promise.all(writing);
    await untilSent(writers);
  }
  const { now, ever } = await readStoredComments(await openPage(), fields);
  const acknowledged = traffic.acknowledged.filter((text) => text.startsWith(`${disruption}, `));
  const ours = ever.filter((text) => text.startsWith(`${disruption}, `));
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

/** What went through to the servers, seen from the pages. */
export type Traffic = { fetch: typeof fetch; acknowledged: string[]; failed: number };

/** Watches every call to the site. @param origin of the proxy */
export function watchTraffic(origin: string): Traffic {
  const traffic: Traffic = {
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

/** The texts of a call that its reply says to be saved. */
function acknowledgedTexts(sent: string, reply: unknown): string[] {
  const { answers = {} } = JSON.parse(sent) as { answers?: Record<string, { content: string }> };
  const { saved = {} } = reply as { saved?: object };
  return Object.keys(saved).map((key) => answers[key]?.content ?? '');
}

async function untilSent(writers: readonly Writer[]): Promise<void> {
  const giveUpAt = Date.now() + recoverWithinMs;
  while (writers.some((writer) => writer.hasUnsent())) {
    if (Date.now() > giveUpAt) throw new Error('texts are still unsent');
    await Promise.all(writers.map((writer) => writer.refresh()));
    await wait(refreshEveryMs);
  }
}
