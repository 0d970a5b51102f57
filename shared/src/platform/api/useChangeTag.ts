import useSWR, { type SWRConfiguration } from 'swr';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';

/** Polling interval of a live page. See docs/product/saving.md#live-pages. */
export const liveRefreshMs = 15_000;

/** SWR neither polls nor reads again after an error, unless it may retry: a live page does so after one interval. */
export const retryAfterInterval: SWRConfiguration = {
  shouldRetryOnError: true,
  onErrorRetry: (...[, , , revalidate, options]) =>
    void setTimeout(() => void revalidate(options), liveRefreshMs),
};

/**
 * The change tag of a questionnaire, polled every 15 seconds while the tab is visible, and at once when the tab becomes
 * visible again. All components of the page that use it share one request.
 * @param questionnaireId undefined: do not poll
 * @returns undefined before the first answer; `error` is set when the user no longer has access
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
      // Data that was just read needs no check before the first interval has passed.
      revalidateOnMount: false,
      // Each live part has a timer; deduplication turns their calls into one.
      dedupingInterval: liveRefreshMs - 1_000,
      revalidateOnFocus: true,
      focusThrottleInterval: liveRefreshMs,
      ...retryAfterInterval,
    },
  );
  return { tag: data, error };
}
