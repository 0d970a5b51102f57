import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ChangeTagUpdates } from './api/ChangeTagUpdates.tsx';
import { useClearCacheOnSignOut, useRevalidateOnReconnect } from './api/useRead.ts';
import { languageTags } from '../domain/index.ts';
import { ignoreStrayFileDrops } from './ignoreStrayFileDrops.ts';
import { guardCachedPage } from './session/guardCachedPage.ts';
import { storageKeys } from './session/browserStorage.ts';
import { PlatformContext, type Platform } from './platform.ts';
import { isUnsent } from './queue/queueEntry.ts';
import { useRefreshAfterSave } from './queue/useRefreshAfterSave.ts';
import { SaveQueueContext } from './queue/useField.ts';
import { useStore } from './store.ts';

type Props = { platform: Platform; children: ReactNode };

/** Provides the platform to the page and connects it to events of the window. */
export function PlatformProvider({ platform, children }: Props) {
  useEffect(() => listenToWindow(platform), [platform]);
  // Inputs get the queue from a context. A page can have a thousand inputs, which would otherwise all subscribe to the
  // store.
  const queue = useStore(platform.queue);
  return (
    <PlatformContext value={platform}>
      <I18nextProvider i18n={platform.messages.i18n}>
        <SaveQueueContext value={queue}>
          <SWRConfig value={swr}>
            <Revalidation />
            <ChangeTagUpdates />
            {children}
          </SWRConfig>
        </SaveQueueContext>
      </I18nextProvider>
    </PlatformContext>
  );
}

const swr: SWRConfiguration = {
  provider: () => new Map(),
  // No automatic retry: `Loaded` has a "Try again" button, and live reads poll anyway.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
};

function Revalidation() {
  useRefreshAfterSave();
  useRevalidateOnReconnect();
  useClearCacheOnSignOut();
  return null;
}

function listenToWindow({ queue, session, locale, leaving }: Platform): () => void {
  document.documentElement.lang = languageTags[locale.language];
  const resend = () => queue.get()?.sendAll();
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.token || event.key === null) session.reread();
  };
  // Unsent changes are stored in the browser, but the browser asks before leaving, because the server does not have
  // them.
  const confirmLeaving = (event: BeforeUnloadEvent) => {
    if (leaving.get()) return;
    if ([...(queue.get()?.get().entries.values() ?? [])].some(isUnsent)) event.preventDefault();
  };
  const stopGuarding = guardCachedPage(session);
  const acceptStrayDrops = ignoreStrayFileDrops();
  window.addEventListener('online', resend);
  window.addEventListener('storage', onStorage);
  window.addEventListener('beforeunload', confirmLeaving);
  return () => {
    stopGuarding();
    acceptStrayDrops();
    window.removeEventListener('online', resend);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('beforeunload', confirmLeaving);
  };
}
