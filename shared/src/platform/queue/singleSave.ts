import type { ReadName } from '../../contract/index.ts';
import type { Api } from '../api/api.ts';
import type { QueuedValue, StoredValue } from './queueEntry.ts';

/** The result of a change that was sent by its own action. */
export type KeySaveOutcome =
  | { saved: { revision: number; savedAt: string } }
  /** Another person has changed the value meanwhile; this is the stored value. */
  | { conflict: StoredValue };

/** How to save the change of a key that has its own action. */
export type KeySaveHandler = {
  send(
    api: Pick<Api, 'act'>,
    change: { id: number; value: QueuedValue; baseRevision: number },
  ): Promise<KeySaveOutcome>;
  /**
   * The reads whose replies contain the value. They are revalidated once the server has saved or refused the change.
   */
  shownBy: readonly ReadName[];
};
