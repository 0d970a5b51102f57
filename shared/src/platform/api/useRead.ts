import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Refusal } from '../../domain/index.ts';
import type { ActName, Input, ReadName, Reply } from '../../contract/index.ts';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import type { Unreachable } from './api.ts';

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
 * Reads from the server, shared by all parts of the page that ask the same.
 * @param input null: do not read yet
 * @param isLive reads again within 15 seconds when something on the questionnaire has changed, while the tab is visible
 */
export function useRead<Name extends ReadName>(
  action: Name,
  input: ReadInput<Name> | null,
  { isLive = false }: { isLive?: boolean } = {},
): Read<Reply<Name>> {
  const { api, liveTags, place, session } = usePlatform();
  // What one account has read is never shown to the next one that signs in on this page.
  const accountId = useStore(session)?.accountId;
  const asked = { ...input, language: place.language } as unknown as Input<Name>;
  const { data, error, isLoading, mutate } = useSWR(
    input && [action, input, accountId],
    () => api.read(action, asked),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const follow = useEffectEvent((tag: string | undefined) => {
    if (tag === undefined || api.tagOf(action, asked) !== tag) void mutate();
  });
  const questionnaireId = isLive && input && 'id' in input ? Number(input.id) : undefined;
  useEffect(
    () => (questionnaireId ? liveTags.follow(questionnaireId, (tag) => follow(tag)) : undefined),
    [liveTags, questionnaireId],
  );
  const retry = () => void mutate();
  return { data, failure: error as Refusal | Unreachable | undefined, isLoading, retry };
}

/** Changes something on the server; the returned function throws a `Refusal` or `Unreachable`. */
export function useAct<Name extends ActName>(action: Name) {
  const { api } = usePlatform();
  return (input: Input<Name>): Promise<Reply<Name>> => api.act(action, input);
}

/** Reads all given actions again, after a change that they show. */
export function useRefresh(): (...actions: ReadName[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...actions) => {
    await mutate((key) => Array.isArray(key) && actions.includes(key[0] as ReadName));
  };
}
