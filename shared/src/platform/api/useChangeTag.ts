import useSWR from 'swr';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';

/** How often a page that is live asks whether it still shows the newest. */
export const liveRefreshMs = 15_000;

/**
 * The tag of what stands on a questionnaire now, asked for every 15 seconds while the tab is visible: one small call
 * for all parts of the page that are live, and at once when a tab is shown again.
 * @param questionnaireId undefined: nothing is asked
 * @returns undefined before the first answer; `error` is set where the reader may no longer ask
 */
export function useChangeTag(questionnaireId: number | undefined): {
  tag: string | undefined;
  error: unknown;
} {
  const { api, session } = usePlatform();
  const accountId = useStore(session)?.accountId;
  const { data, error } = useSWR(
    questionnaireId ? ['changeTag', { id: questionnaireId }, accountId] : null,
    async () => (await api.read('changeTag', { id: Number(questionnaireId) })).tag,
    {
      refreshInterval: liveRefreshMs,
      // What was read just now need not be asked for before its time.
      revalidateOnMount: false,
      // Each part of the page has a timer: the call of one is the call of all.
      dedupingInterval: liveRefreshMs - 1_000,
      revalidateOnFocus: true,
      focusThrottleInterval: liveRefreshMs,
      // SWR stops to refresh what has failed: the next beat asks again.
      shouldRetryOnError: true,
      onErrorRetry: (...[, , , revalidate, options]) =>
        void setTimeout(() => void revalidate(options), liveRefreshMs),
    },
  );
  return { tag: data, error };
}
