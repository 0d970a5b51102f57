import { availableParallelism } from 'node:os';
import type { SigningKeysTable } from '../database/accountTables.ts';
import type { Database } from '../database/connect.ts';
import { readSigningKey } from '../database/readSigningKey.ts';
import { createProofOfWorkVerifier } from './proofOfWork.ts';

/** State of one server process that limits what password guessing costs this server and its other users. */
export type SignInGuard = {
  /** Queue in which every password is verified or hashed, because each of these takes 50 ms of a core. */
  queue: FairQueue;
  checkProof: ReturnType<typeof createProofOfWorkVerifier>;
  /**
   * Like `readSigningKey`, but cached. A server must be restarted after a backup was restored, because the restore
   * replaces the keys in the database.
   */
  readKey: (purpose: SigningKeysTable['purpose']) => Promise<string>;
};

/**
 * Maximum number of password hashes computed at the same time: half of the cores, at least two and at most three.
 * Node's thread pool has four threads, and one must stay free for files and compression.
 */
const concurrency = Math.min(3, Math.max(2, Math.floor(availableParallelism() / 2)));

/** Creates the guard of a server; all calls of the server share it. */
export function createSignInGuard(db: Database): SignInGuard {
  const keys = new Map<string, string>();
  return {
    queue: createFairQueue(concurrency),
    checkProof: createProofOfWorkVerifier(),
    async readKey(purpose) {
      const key = keys.get(purpose) ?? (await readSigningKey(db, purpose));
      keys.set(purpose, key);
      return key;
    },
  };
}

/**
 * Runs a limited number of tasks at a time, taking turns between lanes, so that one busy lane does not delay the
 * others.
 */
type FairQueue = {
  /**
   * Runs the task when its turn comes. Lanes take turns (round robin); within a lane, tasks run in order of arrival. A
   * lane with 1,000 tasks delays another lane by one task.
   */
  run: <Result>(lane: string, work: () => Promise<Result>) => Promise<Result>;
  /** Number of tasks of a lane that have not started. */
  waitingIn: (lane: string) => number;
};

/**
 * Creates an empty queue.
 * @param concurrency maximum number of tasks running at the same time
 */
export function createFairQueue(concurrency: number): FairQueue {
  // The waiting tasks by lane. A map keeps its insertion order; the first lane is the next one to run a task.
  const lanes = new Map<string, (() => void)[]>();
  let running = 0;

  function startNext(): void {
    const [turn] = lanes;
    if (!turn || running === concurrency) return;
    const [lane, [start, ...others]] = turn;
    lanes.delete(lane);
    if (others.length > 0) lanes.set(lane, others);
    running += 1;
    start?.();
  }

  return {
    async run(lane, work) {
      await new Promise<void>((start) => {
        const waiting = lanes.get(lane);
        if (waiting) waiting.push(start);
        else lanes.set(lane, [start]);
        startNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
    waitingIn: (lane) => lanes.get(lane)?.length ?? 0,
  };
}
