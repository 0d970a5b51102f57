import type { ActName } from '../../contract/index.ts';
import { isPermanentRefusal } from './settle.ts';
import { createStore, type Store } from '../store.ts';

/**
 * Failed saves that do not go through the save queue: of documents, notes, marks and bookmarks. The key identifies the
 * save. The value is a text for the alert that names what was not saved; it is empty if the page shows the failure
 * beside the element.
 */
export type FailedSaves = Pick<Store<ReadonlyMap<string, string>>, 'get' | 'subscribe'> & {
  /**
   * Adds a failed save, so that the page shows the alert.
   * @param what names what was not saved, because the user may be on another page. Default: empty
   */
  add(name: string, what?: string): void;
  /** Removes a failed save, because it has succeeded or was given up. */
  remove(name: string): void;
  /** Removes all failed saves. */
  clear(): void;
};

export function createFailedSavesStore(): FailedSaves {
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

/**
 * The actions that save a value without the save queue, each with its key in `FailedSaves`. See
 * docs/product/saving.md#what-the-page-says.
 */
const savingActs: { readonly [Name in ActName]?: string } = {
  aboveBeyondUpdate: 'marks',
  certifierAreaQuestionCommentSet: 'notes',
  questionSavedAdd: 'bookmarks',
  questionSavedRemove: 'bookmarks',
};

/**
 * Adds or removes a failed save after a call. A permanent refusal is removed, too, because the page shows the reason
 * beside the element.
 * @param failure undefined if the call has succeeded
 */
export function updateFailedSaves(
  failedSaves: FailedSaves,
  action: ActName,
  failure?: unknown,
): void {
  const name = savingActs[action];
  if (name === undefined) return;
  if (failure === undefined || isPermanentRefusal(failure)) failedSaves.remove(name);
  else failedSaves.add(name);
}
