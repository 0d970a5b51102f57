import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { isRefusal } from '../../domain/index.ts';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import type { Api } from './api.ts';
import type { ChangeScope } from './changeTags.ts';
import { liveRefreshMs, pollingSwrOptions } from './useRead.ts';

/**
 * Keeps the change tags up to date that live reads follow (`ChangeTags`). It shows nothing: a component of its own renders
 * again instead of the page.
 */
export function ChangeTagUpdates() {
  const { changeTags, session } = usePlatform();
  const accountId = useStore(session)?.accountId;
  const scopes = useStore(changeTags.followed);
  // The account is part of the key: when another account signs in, its page has just read its data, too.
  return scopes.map((scope) => (
    <ChangeTagUpdate key={`${accountId} ${scope}`} {...{ accountId, scope }} />
  ));
}

/**
 * The server tells the tag within two seconds after a change (`createChangeStreams`); while it does not, the tag is
 * polled every 15 seconds while the browser's tab is visible, and at once when it becomes visible again.
 */
function ChangeTagUpdate({
  accountId,
  scope,
}: {
  accountId: number | undefined;
  scope: ChangeScope;
}) {
  const { api, changes, changeTags, reachability } = usePlatform();
  const isReachable = useStore(reachability);
  const told = useStore(changes.of(scope));
  const {
    data: tag,
    error,
    mutate,
  } = useSWR<string, unknown>(
    ['changeTag', scope, accountId],
    async () => (await readTag(api, scope)).tag,
    {
      ...pollingSwrOptions,
      // After a call without an answer the page polls, too, to notice that calls are answered again.
      refreshInterval: told.status === 'open' && isReachable ? 0 : liveRefreshMs,
      // The page has just read its data, so the first poll can wait for one interval.
      revalidateOnMount: false,
    },
  );
  const adopt = useEffectEvent(() => {
    if (told.status === 'refused') void mutate();
    else if (told.status === 'open') void mutate(told.tag, { revalidate: false });
  });
  useEffect(() => adopt(), [told]);
  const isRefused = isRefusal(error) && error.code === 'not-found';
  useEffect(
    () => changeTags.of(scope).set({ tag, isRefused }),
    [changeTags, scope, tag, isRefused],
  );
  return null;
}

function readTag(api: Pick<Api, 'read'>, scope: ChangeScope): Promise<{ tag: string }> {
  return scope === 'account'
    ? api.read('accountChangeTag', {})
    : api.read('changeTag', { id: scope });
}
