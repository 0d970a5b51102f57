import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig, type Key, type SWRConfiguration } from 'swr';
import useSWRMutation from 'swr/mutation';
import { isRefusal, type Refusal } from '../../domain/index.ts';
import type { ActName, Input, ReadName, Reply } from '../../contract/index.ts';
import { usePlatform } from '../platform.ts';
import { updateFailedSaves } from '../queue/failedSaves.ts';
import { useStore } from '../store.ts';
import type { ChangeScope } from './changeTags.ts';
import type { ReplyWithEtag, UnreachableError } from './api.ts';
import { effects, type Effects } from '../../contract/effects.ts';

/** The state of a read. If a later read fails, `data` still has the result of the earlier one. */
export type ReadState<Data> = {
  data: Data | undefined;
  failure: Refusal | UnreachableError | undefined;
  isLoading: boolean;
  /** Starts the read again, after a failure. */
  retry: () => void;
};

/** The input without the language, which `useRead` adds. */
export type ReadInput<Name extends ReadName> = Omit<Input<Name>, 'language'>;

/**
 * `useSWR` for the calls of the contract. It adds the page's language, separates the caches of accounts, and sends the
 * ETag of the cached reply.
 * @param input null: do not read yet
 * @param isLive revalidates after a change, while the tab is visible: the read follows the change tag of its
 *   questionnaire, or of the account (`ChangeTags`). The reply of its action must have an ETag
 */
export function useRead<Name extends ReadName>(
  action: Name,
  input: ReadInput<Name> | null,
  { isLive = false }: { isLive?: boolean } = {},
): ReadState<Reply<Name>> {
  const { api, changeTags, etags, locale, session } = usePlatform();
  // The account is part of the key: another account that signs in on this page never sees this data.
  const accountId = useStore(session)?.accountId;
  const asked = { ...input, language: locale.language } as unknown as Input<Name>;
  const key = input && [action, input, accountId];
  const { data, error, isLoading, mutate } = useSWR<Reply<Name>, Refusal | UnreachableError>(
    key,
    // The middleware passes the cached reply and unwraps the new one.
    ((_key: Key, known?: ReplyWithEtag<Reply<Name>>) =>
      api.readTagged(action, asked, known)) as never,
    { use: [etags.middleware], ...(isLive && retrySwrOptions) },
  );
  const followed = isLive && input ? scopeOf(input) : undefined;
  const isLoaded = data !== undefined;
  const refresh = useEffectEvent(() => {
    if (followed === undefined) return;
    const { tag, isRefused } = changeTags.of(followed).get();
    if (isRefused || (isLoaded && tag !== undefined && etags.etagOf(key) !== tag)) void mutate();
  });
  // Compares once after the first reply, which may be older than the tag, and whenever the tag changes. It also
  // revalidates when the tag is refused: if the user was removed from the team, this read is then refused, too, and the
  // page shows the refusal.
  useEffect(() => refresh(), [isLoaded]);
  useEffect(
    () => (followed === undefined ? undefined : changeTags.follow(followed, () => refresh())),
    [changeTags, followed],
  );
  return { data, failure: error, isLoading, retry: () => void mutate() };
}

function scopeOf(input: object): ChangeScope {
  return 'id' in input ? Number(input.id) : 'account';
}

/**
 * `useSWRMutation` for the calls of the contract. After the reply the page reads again what the action declares as
 * stale (`shared/src/contract/effects.ts`), and only then the call counts as done. After a refusal it does so, too,
 * because the page may not know the reason yet. After a failure without a reply it does not wait for the reads.
 * @param onReply called with the reply before the stale data is read again
 * @returns a function that calls the action, and throws a `Refusal` or `UnreachableError`
 */
export function useAct<Name extends ActName>(
  action: Name,
  { onReply }: { onReply?: (reply: Reply<Name>) => void } = {},
) {
  const { api, failedSaves, session } = usePlatform();
  const refresh = useRefresh();
  const rereadStale = () => refresh(...listStaleReads(action, session.get() ?? {}));
  type Outcome = { reply: Reply<Name> } | { failure: unknown };
  const { trigger } = useSWRMutation<Outcome, never, string, Input<Name>>(
    action,
    // SWR drops the error of a call when a later call has started. Returning the error as a value keeps it.
    async (_key, { arg }) => {
      try {
        const reply = await api.act(action, arg);
        updateFailedSaves(failedSaves, action);
        return { reply };
      } catch (failure) {
        updateFailedSaves(failedSaves, action, failure);
        return { failure };
      }
    },
    { revalidate: false },
  );
  return async (input: Input<Name>): Promise<Reply<Name>> => {
    const outcome = await (trigger as (input: Input<Name>) => Promise<Outcome>)(input);
    if ('failure' in outcome) {
      const reread = rereadStale();
      if (isRefusal(outcome.failure)) await reread;
      throw outcome.failure;
    }
    onReply?.(outcome.reply);
    await rereadStale();
    return outcome.reply;
  };
}

/** Reads the newest data at once and updates the cache, for code that must wait for the data before it continues. */
export function useReadNow() {
  const { api, locale, session } = usePlatform();
  const { mutate } = useSWRConfig();
  return async <Name extends ReadName>(
    action: Name,
    input: ReadInput<Name>,
  ): Promise<Reply<Name>> => {
    const asked = { ...input, language: locale.language } as unknown as Input<Name>;
    const reply = await api.read(action, asked);
    await mutate([action, input, session.get()?.accountId], reply, { revalidate: false });
    return reply;
  };
}

/** Revalidates the reads of the given actions, for use after a change that affects them. */
export function useRefresh(): (...actions: ReadName[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...actions) => {
    await mutate((key) => Array.isArray(key) && actions.includes(key[0] as ReadName));
  };
}

/** Drops every cached reply as soon as the account that read it signs out. */
export function useClearCacheOnSignOut(): void {
  const { session, etags } = usePlatform();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let accountId = session.get()?.accountId;
    return session.subscribe(() => {
      const before = accountId;
      accountId = session.get()?.accountId;
      if (before === undefined || before === accountId) return;
      etags.clear();
      void mutate((key) => Array.isArray(key) && key.at(-1) === before, undefined, {
        revalidate: false,
      });
    });
  }, [session, etags, mutate]);
}

/**
 * Minimum duration of an outage: a time in which no call gets an answer. A single call that fails while other calls
 * work is not an outage: revalidating would make it fail again, in an endless loop.
 */
export const minOutageMs = 1_000;

/** Revalidates every read on the page as soon as the server is reachable again, to recover from failed reads. */
export function useRevalidateOnReconnect(): void {
  const { reachability } = usePlatform();
  const { mutate } = useSWRConfig();
  const rereadAll = useEffectEvent(() => void mutate(Array.isArray));
  useEffect(() => {
    let lostAt: number | undefined;
    return reachability.subscribe(() => {
      if (!reachability.get()) {
        lostAt = Date.now();
        return;
      }
      if (lostAt !== undefined && Date.now() - lostAt >= minOutageMs) rereadAll();
      lostAt = undefined;
    });
  }, [reachability]);
}

/**
 * Joins several reads into one, for a page that needs all of them. The joined read has data when all reads have data,
 * and fails when a read without data has failed. It replaces nested `Loaded` components, which would render one after
 * the other.
 */
export function combineReads<const Data extends readonly unknown[]>(
  ...reads: { [Index in keyof Data]: ReadState<Data[Index]> }
): ReadState<Data> {
  const missing = reads.filter(({ data }) => data === undefined);
  return {
    data: missing.length > 0 ? undefined : (reads.map(({ data }) => data) as unknown as Data),
    failure: missing.find(({ failure }) => failure)?.failure,
    isLoading: reads.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const { failure, retry } of reads) if (failure) retry();
    },
  };
}

/**
 * The reads that show what an action changes, as the action declares it (`shared/src/contract/effects.ts`). A page that
 * has called the action reads them again: by `useAct`, or through `shownBy` of a saver.
 * @param isCertifier whether the reader is a certifier, whose page may show more of the change
 */
export function listStaleReads(
  action: ActName,
  { isCertifier = false }: { isCertifier?: boolean } = {},
): readonly ReadName[] {
  const { stale, staleForCertifier = [] }: Effects = effects[action];
  return isCertifier ? [...stale, ...staleForCertifier] : stale;
}

/** Polling interval of a live page to which the server does not tell changes. See docs/product/saving.md#live-pages. */
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
 * Polls every 15 seconds while the tab is visible, and also when the tab becomes visible again or gets the focus. These
 * additional polls are at least 15 seconds apart.
 */
export const pollingSwrOptions: SWRConfiguration = {
  refreshInterval: liveRefreshMs,
  revalidateOnFocus: true,
  focusThrottleInterval: liveRefreshMs,
  ...retrySwrOptions,
};
