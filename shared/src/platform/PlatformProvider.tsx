import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { useForgetAfterSignOut } from './api/useForgetAfterSignOut.ts';
import { useRevalidateOnReconnect } from './api/useRevalidateOnReconnect.ts';
import { languageTags } from '../domain/index.ts';
import { storageKeys } from './session/storageKeys.ts';
import { PlatformContext, type Platform } from './platform.ts';
import { isUnsent } from './queue/queueEntry.ts';
import { useRefreshAfterSave } from './queue/useRefreshAfterSave.ts';
import { SaveQueueContext } from './queue/useSaveQueue.ts';
import { useStore } from './store.ts';

type Props = { platform: Platform; children: ReactNode };

/** Puts the platform around the page and ties it to what happens to the window. */
export function PlatformProvider({ platform, children }: Props) {
  useEffect(() => tieToWindow(platform), [platform]);
  // Handed down: a page of a thousand inputs would subscribe to it a thousand times.
  const queue = useStore(platform.queue);
  return (
    <PlatformContext value={platform}>
      <I18nextProvider i18n={platform.messages.i18n}>
        <SaveQueueContext value={queue}>
          <SWRConfig value={swr}>
            <Rereading />
            {children}
          </SWRConfig>
        </SaveQueueContext>
      </I18nextProvider>
    </PlatformContext>
  );
}

const swr: SWRConfiguration = {
  provider: () => new Map(),
  // `Loaded` offers to try again; what is live asks by itself.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
};

function Rereading() {
  useRefreshAfterSave();
  useRevalidateOnReconnect();
  useForgetAfterSignOut();
  return null;
}

function tieToWindow({ queue, session, locale, storage, leaving }: Platform): () => void {
  document.documentElement.lang = languageTags[locale.language];
  // An address that names a language is a choice, too: `/en` is the landing of English (spec 2 §2).
  if (locale.basename !== '/') storage.setItem(storageKeys.language, locale.language);
  const resend = () => queue.get()?.sendAll();
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.token || event.key === null) session.reread();
  };
  // Unsent changes outlive the page, but the person should know that they are not on the server yet.
  const ask = (event: BeforeUnloadEvent) => {
    if (leaving.get()) return;
    if ([...(queue.get()?.get().entries.values() ?? [])].some(isUnsent)) event.preventDefault();
  };
  window.addEventListener('online', resend);
  window.addEventListener('storage', onStorage);
  window.addEventListener('beforeunload', ask);
  return () => {
    window.removeEventListener('online', resend);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('beforeunload', ask);
  };
}
