import useSWR, { type SWRConfiguration } from 'swr';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';

/** Polling interval of a live page, that is, one that stays up to date. See docs/product/saving.md#live-pages. */
export const liveRefreshMs = 15_000;

/**
 * After an error SWR stops polling, unless it may retry. With these options a live page reads again after one interval.
 */
export const retrySwrOptions: SWRConfiguration = {
  shouldRetryOnError: true,
  onErrorRetry: (...[, , , revalidate, options]) =>
    void setTimeout(() => void revalidate(options), liveRefreshMs),
};

/**
 * Polls every 15 seconds while the tab is visible, and at once when the tab becomes visible again or gets the focus,
 * if the last poll is that long ago.
 */
export const pollingSwrOptions: SWRConfiguration = {
  refreshInterval: liveRefreshMs,
  revalidateOnFocus: true,
  focusThrottleInterval: liveRefreshMs,
  ...retrySwrOptions,
};

/**
 * The change tag of a questionnaire, polled every 15 seconds while the tab is visible, and at once when the tab becomes
 * visible again. All components of the page that use it share one request.
 * @param questionnaireId undefined: do not poll
 * @returns undefined before the first answer; `error` is the last failure, for example `not-found` when the user no
 *   longer has access
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
      ...pollingSwrOptions,
      // The page has just read its data, so the first poll can wait for one interval.
      revalidateOnMount: false,
      // Each live part has a timer; deduplication turns their calls into one.
      dedupingInterval: liveRefreshMs - 1_000,
    },
  );
  return { tag: data, error };
}
