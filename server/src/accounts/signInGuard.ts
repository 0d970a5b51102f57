import { availableParallelism } from 'node:os';
import type { SigningKeysTable } from '../database/accountTables.ts';
import type { Database } from '../database/connect.ts';
import { readSigningKey } from '../database/readSigningKey.ts';
import { createFairQueue, type FairQueue } from './createFairQueue.ts';
import { createProofChecker } from './proofOfWork.ts';

/** Per-server state that limits the cost of password guessing, for the server and for other users. */
export type SignInGuard = {
  /** All verification and hashing of passwords runs in this queue: 50 ms of a core each. */
  queue: FairQueue;
  checkProof: ReturnType<typeof createProofChecker>;
  /**
   * Like `readSigningKey`, but cached. After a backup is restored, which replaces the keys, the server must be
   * restarted.
   */
  readKey: (purpose: SigningKeysTable['purpose']) => Promise<string>;
};

/**
 * Half of the cores, at least two and at most three tasks: Node's pool has four threads, which also serve files and
 * compression.
 */
const concurrency = Math.min(3, Math.max(2, Math.floor(availableParallelism() / 2)));

export function createSignInGuard(db: Database): SignInGuard {
  const keys = new Map<string, string>();
  return {
    queue: createFairQueue(concurrency),
    checkProof: createProofChecker(),
    async readKey(purpose) {
      const key = keys.get(purpose) ?? (await readSigningKey(db, purpose));
      keys.set(purpose, key);
      return key;
    },
  };
}
