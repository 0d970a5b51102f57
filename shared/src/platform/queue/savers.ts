import type { ReadName } from '../../contract/index.ts';
import { isRefusal, refuse } from '../../domain/index.ts';
import type { Api } from '../api/api.ts';
import { createStore, type Store } from '../store.ts';

/** A value that the server has confirmed to be stored, with the name of the person who saved it. */
export type StoredValue<Value = unknown> = {
  readonly value: Value;
  /** Counts the changes of the key; 0 for a value without revisions. */
  readonly revision: number;
  readonly savedAt: string;
  readonly savedBy: string;
};

/** One change as a saver sends it. */
export type SentChange<Value = unknown> = {
  readonly questionnaireId: number;
  readonly key: string;
  readonly value: Value;
  /** The stored revision that the change is based on; 0 when nothing was stored. */
  readonly baseRevision: number;
};

type Saved = { revision: number; savedAt: string };

/** The result of a change that was sent by its own call. */
export type SaveOutcome<Value = unknown> =
  | { saved: Saved }
  /** Another person has changed the value meanwhile; this is the stored value. */
  | { conflict: StoredValue<Value> };

/** The result for every key of a call with several changes; each key is in exactly one of the three maps. */
export type SaveReply<Value = unknown> = {
  saved: Readonly<Record<string, Saved>>;
  conflicts: Readonly<Record<string, StoredValue<Value>>>;
  /** Keys that were refused permanently, with the reason. */
  refused: Readonly<Record<string, string>>;
};

type Act = Pick<Api, 'act'>;

/**
 * How one kind of value is saved. A module lists its savers in its definition, and the prefixes of their keys in
 * `module.json`, so that the platform knows which module to load for an unsent change of an earlier visit. The platform
 * keeps, sends and compares the values without knowing what they are. See docs/decisions/0038-savers.md.
 */
export type Saver<Value = unknown> = {
  /** The keys that start with one of these prefixes belong to this saver. */
  readonly prefixes: readonly string[];
  /**
   * Converts a value from the browser's storage, which an earlier version of the module may have written. A value that
   * needs no conversion must be returned as it is, not as a copy, because each use of a value calls this function.
   */
  read(stored: unknown): Value;
  /** What the alert says was not saved after a failure: the user's answer (`answer`, the default), or changes. */
  readonly alert?: 'answer' | 'changes';
  /** Whether the server would store both values as the same value. Default: their JSON is compared. */
  isSame?(a: Value, b: Value): boolean;
  /**
   * The reads whose replies contain the value. They are revalidated once the server has saved or refused the change.
   */
  readonly shownBy: readonly ReadName[] | ((reader: Reader) => readonly ReadName[]);
} & (
  | {
      /** Sends one change in a call of its own. Throws `Refusal` or `UnreachableError`. */
      send(api: Act, change: SentChange<Value>): Promise<SaveOutcome<Value>>;
    }
  | {
      /**
       * Sends changes of one questionnaire in one call. One such call at a time is in flight. Throws `Refusal` or
       * `UnreachableError`.
       */
      sendTogether(
        api: Act,
        changes: readonly SentChange<Value>[],
        questionnaireId: number,
      ): Promise<SaveReply<Value>>;
    }
);

type Reader = { isCertifier: boolean };

/** The functions that all savers of texts have in common. The empty text means that the value is cleared. */
export const textSaverFunctions: Required<Pick<Saver<string>, 'read' | 'isSame'>> = {
  read: (stored) => (typeof stored === 'string' ? stored : ''),
  /** Blank texts are equal, because the server stores each of them as an empty text. */
  isSame: (a, b) => (a.trim() === '' ? b.trim() === '' : a === b),
};

/** The savers that this page knows. */
export type Savers = Pick<Store<readonly Saver[]>, 'get' | 'subscribe'> & {
  /** The saver of this key; undefined while its module is not loaded. */
  find(key: string): Saver | undefined;
  /** Adds savers. A saver replaces an earlier one with the same first prefix, which another version has registered. */
  register(savers: readonly Saver[]): void;
  /** Loads the module that saves this key, which registers its savers. Rejects if that fails or no module saves it. */
  load(key: string): Promise<void>;
};

/**
 * Creates the collection of savers that a page knows.
 * @param load loads the module that saves a key
 * @param first savers that are known from the start
 */
export function createSaverStore(
  load: (key: string) => Promise<void> = noModule,
  first: readonly Saver[] = [],
): Savers {
  const { get, set, subscribe } = createStore(first);
  return {
    get,
    subscribe,
    load,
    find: (key) =>
      get()
        .flatMap((saver) => saver.prefixes.map((prefix) => ({ saver, prefix })))
        .filter(({ prefix }) => key.startsWith(prefix))
        .sort((a, b) => b.prefix.length - a.prefix.length)[0]?.saver,
    register(savers) {
      const added = savers.filter((saver) => !get().includes(saver));
      if (added.length === 0) return;
      const names = new Set(added.map(({ prefixes }) => prefixes[0]));
      set([...get().filter(({ prefixes }) => !names.has(prefixes[0])), ...added]);
    },
  };
}

function noModule(key: string): Promise<never> {
  return Promise.reject(new Error(`no module saves ${key}`));
}

/**
 * Creates a function that tells whether the server would store two values of one key as the same value.
 * @param saver the saver of the key; if undefined, the JSON of the values is compared
 */
export function createValueEquality(saver: Saver | undefined): (a: unknown, b: unknown) => boolean {
  if (saver?.isSame) return (a, b) => saver.isSame?.(saver.read(a), saver.read(b)) ?? false;
  const read = (value: unknown) => JSON.stringify(saver ? saver.read(value) : value);
  return (a, b) => read(a) === read(b);
}

/**
 * Sends changes of one saver and one questionnaire in one call.
 * @param stored exactly one change if the saver sends each change alone
 */
export async function sendChanges(
  saver: Saver,
  api: Act,
  stored: readonly SentChange[],
): Promise<SaveReply> {
  const changes = stored.map(({ questionnaireId, key, value, baseRevision }) => ({
    questionnaireId,
    key,
    value: saver.read(value),
    baseRevision,
  }));
  const [change] = changes;
  if (!change) throw new Error('there is nothing to send');
  const { key, questionnaireId } = change;
  if ('sendTogether' in saver) return saver.sendTogether(api, changes, questionnaireId);
  try {
    const outcome = await saver.send(api, change);
    return {
      saved: 'saved' in outcome ? { [key]: outcome.saved } : {},
      conflicts: 'conflict' in outcome ? { [key]: outcome.conflict } : {},
      refused: {},
    };
  } catch (failure) {
    throw withReasonOf(key, failure);
  }
}

/**
 * Converts the refusal of a call with only one key to a refusal per key: `{reason}` becomes `{refused: {key: reason}}`.
 */
function withReasonOf(key: string, failure: unknown): unknown {
  if (!isRefusal(failure) || failure.code !== 'locked') return failure;
  const reason = failure.details?.reason;
  return reason === undefined ? failure : refuse('locked', { refused: { [key]: reason } });
}
