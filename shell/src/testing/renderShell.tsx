import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  createPlatform,
  memoryQueueStorage,
  PlatformProvider,
  storageKeys,
  type KeyValueStorage,
  type QueueStorage,
  type Saver,
  type Session,
} from '@cert/shared/platform';
import type { ProgrammeReply, Registry } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import { aProgramme, fakeApi, memoryStorage, type FakeApi } from '@cert/shared/testing';
import { routes } from '../routes.tsx';
import { shellMessages } from '../shellMessages.ts';
import { defaultSiteState, SiteStateContext, type SiteState } from '../site/siteState.ts';

type Given = {
  api?: FakeApi;
  path?: string;
  language?: Language;
  session?: Session | null;
  storage?: KeyValueStorage;
  tabStorage?: KeyValueStorage;
  queueStorage?: QueueStorage;
  /** Savers that are known from the start, as if their modules were loaded. */
  savers?: readonly Saver[];
  programme?: ProgrammeReply;
  /** No modules by default. */
  registry?: Pick<Registry, 'modules'>;
  siteState?: Partial<SiteState>;
};

/** Renders the whole shell at an address, with a fake API. No module can be loaded. */
export async function renderShell({
  api = fakeApi(),
  path = '/',
  language = 'en',
  session = null,
  storage = memoryStorage(),
  tabStorage = memoryStorage(),
  queueStorage = memoryQueueStorage(true),
  savers = [],
  programme = aProgramme(),
  registry = { modules: [] },
  siteState = {},
}: Given = {}) {
  // jsdom does not implement scrolling.
  window.scrollTo = () => undefined;
  api.handle({ programme: () => programme });
  storage.setItem(storageKeys.language, language);
  const loadedAddresses: string[] = [];
  const platform = await createPlatform({
    pathname: path,
    storage,
    tabStorage,
    queueStorage,
    savers,
    clock: {
      now: Date.now,
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    registry,
    loadModule: () => Promise.reject(new Error('the test has no modules')),
    loadAddress: (address) => void loadedAddresses.push(address),
    api,
  });
  await platform.messages.load('shell', shellMessages);
  if (session) await act(async () => platform.session.start(session));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  // Waits for the replies to the first reads.
  await act(async () => {
    render(
      <PlatformProvider platform={platform}>
        <SiteStateContext value={{ ...defaultSiteState, ...siteState }}>
          <RouterProvider router={router} />
        </SiteStateContext>
      </PlatformProvider>,
    );
  });
  return { platform, api, router, storage, tabStorage, loadedAddresses, user: userEvent.setup() };
}
