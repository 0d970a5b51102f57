import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { minPasswordLength } from '@cert/shared/domain';
import { loadEstimate, type Estimate } from './loadEstimate.ts';
import type { Strength } from './Strength.ts';

/** What can be said of a password while it is typed. */
export type StrengthState = { kind: 'too-short'; missing: number } | { kind: Strength };

/**
 * Estimates a password as it is typed, once what is needed for it has been loaded.
 * @param personalWords words that a guesser who knows the person tries first
 * @returns undefined while there is nothing to say: nothing is typed, or the estimate could not be loaded
 */
export function useStrength(
  password: string,
  personalWords: readonly string[],
): { strength: StrengthState | undefined; prepare: () => void } {
  const [estimate, setEstimate] = useState<Estimate>();
  const loading = useRef<Promise<void>>(undefined);
  // Typing does not wait for the estimate.
  const typed = useDeferredValue(password);
  const joinedWords = personalWords.join('\n');
  const strength = useMemo((): StrengthState | undefined => {
    if (typed === '') return undefined;
    const missing = minPasswordLength - [...typed].length;
    if (missing > 0) return { kind: 'too-short', missing };
    return estimate && { kind: estimate(typed, joinedWords.split('\n').filter(Boolean)) };
  }, [typed, joinedWords, estimate]);

  function prepare(): void {
    loading.current ??= loadEstimate().then(
      (loaded) => setEstimate(() => loaded),
      // The meter is a help, not a rule: without it the form works as before. The next focus tries again.
      () => void (loading.current = undefined),
    );
  }

  return { strength, prepare };
}
