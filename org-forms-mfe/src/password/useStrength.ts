import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { minPasswordLength } from '@cert/shared/domain';
import { usePlatform, useRead, useStore } from '@cert/shared/platform';
import {
  loadStrengthEstimator,
  type StrengthEstimator,
  type Strength,
} from './loadStrengthEstimator.ts';

/** The strength of a password, or the number of missing characters. */
export type StrengthState = { kind: 'too-short'; missing: number } | { kind: Strength };

/**
 * Estimates the strength of a password while it is typed. `prepare` loads the estimator.
 * @param personalWords words that an attacker who knows the person tries first
 * @returns `strength` is undefined while the password is empty or the estimator is not loaded
 */
export function useStrength(
  password: string,
  personalWords: readonly string[],
): { strength: StrengthState | undefined; prepare: () => void } {
  const [estimate, setEstimate] = useState<StrengthEstimator>();
  const loading = useRef<Promise<void>>(undefined);
  // The estimate uses a deferred copy of the password, so that typing stays responsive while it is computed.
  const typed = useDeferredValue(password);
  const joinedWords = personalWords.join('\n');
  const strength = useMemo((): StrengthState | undefined => {
    if (typed === '') return undefined;
    const missing = minPasswordLength - [...typed].length;
    if (missing > 0) return { kind: 'too-short', missing };
    return estimate && { kind: estimate(typed, joinedWords.split('\n').filter(Boolean)) };
  }, [typed, joinedWords, estimate]);

  function prepare(): void {
    loading.current ??= loadStrengthEstimator().then(
      (loaded) => setEstimate(() => loaded),
      // If loading fails, the form works without the strength meter. The next focus tries to load the estimator again.
      () => void (loading.current = undefined),
    );
  }

  return { strength, prepare };
}

/**
 * The names of a person, by default the signed-in one, and of the programme, each as a full name and as single words.
 */
export function usePersonalWords(ofPerson?: string): string[] {
  const session = useStore(usePlatform().session);
  const name = ofPerson ?? session?.name ?? '';
  const programme = useRead('programme', {}).data;
  return [name, programme?.product ?? '', programme?.provider ?? '']
    .flatMap((words) => [words, ...words.split(/\s+/)])
    .filter((word) => word !== '');
}
