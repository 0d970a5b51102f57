import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig, type Key } from 'swr';
import useSWRMutation from 'swr/mutation';
import { isRefusal, type Refusal } from '../../domain/index.ts';
import type { ActName, Input, ReadName, Reply } from '../../contract/index.ts';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import type { Tagged, Unreachable } from './api.ts';
import { useChangeTag } from './useChangeTag.ts';

/** What a page knows of something it reads. `data` stays shown while a later read fails. */
export type Read<Data> = {
  data: Data | undefined;
  failure: Refusal | Unreachable | undefined;
  isLoading: boolean;
  /** Reads again. */
  retry: () => void;
};

/** What a page passes: the language is added here, once. */
export type ReadInput<Name extends ReadName> = Omit<Input<Name>, 'language'>;

/**
 * `useSWR` for the calls of the contract. It adds the language of the page, keeps accounts apart, and sends the ETag of
 * what is known.
 * @param input null: do not read yet
 * @param isLive reads again within 15 seconds when something on the questionnaire has changed, while the tab is visible
 */
export function useRead<Name extends ReadName>(
  action: Name,
  input: ReadInput<Name> | null,
  { isLive = false }: { isLive?: boolean } = {},
): Read<Reply<Name>> {
  const { api, etags, locale, session } = usePlatform();
  // What one account has read is never shown to the next one that signs in on this page.
  const accountId = useStore(session)?.accountId;
  const asked = { ...input, language: locale.language } as unknown as Input<Name>;
  const key = input && [action, input, accountId];
  const { data, error, isLoading, mutate } = useSWR<Reply<Name>, Refusal | Unreachable>(
    key,
    // The middleware hands on what is known, and takes the reply out of what comes.
    ((_key: Key, known?: Tagged<Reply<Name>>) => api.readTagged(action, asked, known)) as never,
    { use: [etags.middleware] },
  );
  const { tag, error: tagError } = useChangeTag(
    isLive && input && 'id' in input ? Number(input.id) : undefined,
  );
  const isRefused = isRefusal(tagError) && tagError.code === 'not-found';
  const refresh = useEffectEvent(() => {
    if (isRefused || (tag !== undefined && etags.etagOf(key) !== tag)) void mutate();
  });
  // Whoever was taken off the team reads again, and is told so.
  useEffect(() => refresh(), [tag, isRefused]);
  return { data, failure: error, isLoading, retry: () => void mutate() };
}

/** `useSWRMutation` for the calls of the contract; the returned function throws a `Refusal` or `Unreachable`. */
export function useAct<Name extends ActName>(action: Name) {
  const { api } = usePlatform();
  type Outcome = { reply: Reply<Name> } | { failure: unknown };
  const { trigger } = useSWRMutation<Outcome, never, string, Input<Name>>(
    action,
    // SWR drops the error of a call when a later one has begun: it travels as an outcome, so that no call fails unheard.
    async (_key, { arg }) => {
      try {
        return { reply: await api.act(action, arg) };
      } catch (failure) {
        return { failure };
      }
    },
    { revalidate: false },
  );
  return async (input: Input<Name>): Promise<Reply<Name>> => {
    const outcome = await (trigger as (input: Input<Name>) => Promise<Outcome>)(input);
    if ('failure' in outcome) throw outcome.failure;
    return outcome.reply;
  };
}

/** Reads once more, now, for whoever needs the newest before it goes on; what the page shows becomes that, too. */
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

/** Reads all given actions again, after a change that they show. */
export function useRefresh(): (...actions: ReadName[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...actions) => {
    await mutate((key) => Array.isArray(key) && actions.includes(key[0] as ReadName));
  };
}
