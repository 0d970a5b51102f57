import type { FormKey } from '@cert/shared/domain';
import type { FormKeyState } from '@cert/shared/platform';
import { useDerivedValues } from './useDerivedValues.ts';

export type SaveState = {
  kind: FormKeyState['status']['kind'];
  /** Time of the newest save; set when all keys are saved. */
  savedAt: string | undefined;
  /** Name of the user who made the newest save; undefined when this page made it. */
  savedBy: string | undefined;
};

/** All save states, the most urgent first. */
const byUrgency = [
  'conflict',
  'refused',
  'failed',
  'sending',
  'waiting',
  'stored',
  'empty',
] as const;

/** Returns the most urgent save state of these form keys. */
export function useSaveState(keys: readonly FormKey[]): SaveState {
  return useDerivedValues(keys, (known) => {
    const kinds = new Set([...known.values()].map(({ status }) => status.kind));
    const kind = byUrgency.find((candidate) => kinds.has(candidate)) ?? 'empty';
    return kind === 'stored' ? { ...nothing, kind, ...newestIn(known) } : { ...nothing, kind };
  });
}

const nothing = { savedAt: undefined, savedBy: undefined };

function newestIn(known: ReadonlyMap<FormKey, FormKeyState>) {
  const stored = [...known.values()].flatMap(({ status }) =>
    status.kind === 'stored' ? [status] : [],
  );
  return stored.reduce<(typeof stored)[number] | undefined>(
    (newest, one) => (newest && newest.savedAt >= one.savedAt ? newest : one),
    undefined,
  );
}
