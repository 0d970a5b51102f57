import { availableParallelism } from 'node:os';
import type { SigningKeysTable } from '../database/accountTables.ts';
import type { Database } from '../database/connect.ts';
import { readSigningKey } from '../database/readSigningKey.ts';
import { createFairQueue, type FairQueue } from './createFairQueue.ts';
import { createProofChecker } from './proofOfWork.ts';

/** What one server keeps so that guesses at passwords never cost it, or those who sign in meanwhile, much. */
export type SignInGuard = {
  /** Everything that checks or hashes a password runs in it: 50 ms of a core each. */
  queue: FairQueue;
  checkProof: ReturnType<typeof createProofChecker>;
  /** As `readSigningKey`, but asked once: a restore, which brings others, wants a restart. */
  readKey: (purpose: SigningKeysTable['purpose']) => Promise<string>;
};

/** At most half of the cores, and never all of the four threads that Node has for files, packing and passwords. */
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
