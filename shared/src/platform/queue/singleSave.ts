import type { ReadName } from '../../contract/index.ts';
import type { Api } from '../api/api.ts';
import type { QueuedValue, StoredValue } from './queueEntry.ts';

/** What became of a change that was sent by an action of its own. */
export type SingleOutcome =
  | { saved: { revision: number; savedAt: string } }
  /** Somebody else has changed it meanwhile. */
  | { conflict: StoredValue };

/** How the change of one key travels that has an action of its own. */
export type SingleSave = {
  send(
    api: Pick<Api, 'act'>,
    change: { id: number; value: QueuedValue; baseRevision: number },
  ): Promise<SingleOutcome>;
  /** What shows it, and is read again once the server has dealt with it. */
  shownBy: readonly ReadName[];
};
