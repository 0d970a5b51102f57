import type { ActName } from '../../contract/index.ts';
import { isPermanentRefusal } from './settle.ts';
import { createStore, type Store } from '../store.ts';

/**
 * What could not be saved and is not in the save queue: documents, notes and switches, by a name of its own. The value
 * says what was not saved, or is empty where the page shows it beside its place.
 */
export type FailedSaves = Pick<Store<ReadonlyMap<string, string>>, 'get' | 'subscribe'> & {
  /** Shows the alert. @param what what was not saved, for a reader on another page */
  add(name: string, what?: string): void;
  /** Ends the alert for this name, because the save has succeeded or was given up. */
  remove(name: string): void;
  /** Ends the alert for all names. */
  clear(): void;
};

export function createFailedSaves(): FailedSaves {
  const store = createStore<ReadonlyMap<string, string>>(new Map());
  return {
    get: store.get,
    subscribe: store.subscribe,
    add: (name, what = '') => store.set(new Map(store.get()).set(name, what)),
    remove(name) {
      if (!store.get().has(name)) return;
      const left = new Map(store.get());
      left.delete(name);
      store.set(left);
    },
    clear: () => store.set(new Map()),
  };
}

/** Calls whose failure is a save that failed, with its name. See docs/product/saving.md#what-the-page-says. */
const savingActs: { readonly [Name in ActName]?: string } = {
  aboveBeyondUpdate: 'marks',
  certifierAreaQuestionCommentSet: 'notes',
  questionSavedAdd: 'bookmarks',
  questionSavedRemove: 'bookmarks',
};

/**
 * Shows or ends the alert after a call. A refusal for good has a reason of its own, which stands beside its place.
 * @param failure undefined if the call has succeeded
 */
export function noteOutcome(failedSaves: FailedSaves, action: ActName, failure?: unknown): void {
  const name = savingActs[action];
  if (name === undefined) return;
  if (failure === undefined || isPermanentRefusal(failure)) failedSaves.remove(name);
  else failedSaves.add(name);
}
