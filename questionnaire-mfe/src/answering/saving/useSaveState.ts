import type { FormKey } from '@cert/shared/domain';
import type { KnownAnswer } from '@cert/shared/platform';
import { useKnown } from './useKnown.ts';

export type SaveState = {
  kind: KnownAnswer['status']['kind'];
  /** Of the newest stored one, when all are stored. */
  savedAt: string | undefined;
  /** Who saved that one; undefined when this page did. */
  savedBy: string | undefined;
};

/** From what the person must see first to what can be kept quiet. */
const byUrgency = [
  'conflict',
  'refused',
  'failed',
  'sending',
  'waiting',
  'stored',
  'empty',
] as const;

/** How far these form keys are saved: the most urgent state of them all. */
export function useSaveState(keys: readonly FormKey[]): SaveState {
  const kind = useKnown(keys, (known) => {
    const kinds = new Set([...known.values()].map(({ status }) => status.kind));
    return byUrgency.find((candidate) => kinds.has(candidate)) ?? 'empty';
  });
  const savedAt = useKnown(keys, (known) => newestIn(known)?.savedAt);
  const savedBy = useKnown(keys, (known) => newestIn(known)?.savedBy);
  return kind === 'stored' ? { kind, savedAt, savedBy } : { kind, ...nothing };
}

const nothing = { savedAt: undefined, savedBy: undefined };

function newestIn(known: ReadonlyMap<FormKey, KnownAnswer>) {
  const stored = [...known.values()].flatMap(({ status }) =>
    status.kind === 'stored' ? [status] : [],
  );
  return stored.reduce<(typeof stored)[number] | undefined>(
    (newest, one) => (newest && newest.savedAt >= one.savedAt ? newest : one),
    undefined,
  );
}
