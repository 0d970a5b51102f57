import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Registry } from '../contract/index.ts';
import type { Language } from '../domain/index.ts';
import {
  createPlatform,
  memoryQueueStorage,
  PlatformProvider,
  storageKeys,
  type Clock,
  type KeyValueStorage,
  type LoadModule,
  type Platform,
  type PlatformOptions,
  type QueueStorage,
  type Saver,
  type Session,
  type MessageLoaders,
} from '../platform/index.ts';
import { browserClock } from '../platform/clock.ts';
import { aSession } from './aSession.ts';
import { fakeApi, type FakeApi } from './fakeApi.ts';
import { memoryStorage } from './memoryStorage.ts';
import { answerSaver } from './testSavers.ts';

export type RenderInPlatformOptions = {
  api?: FakeApi;
  language?: Language;
  /** The open address, without a language: `/7/category/hiring`. */
  path?: string;
  /** The route pattern of the address, so that `useParams` works: `/:questionnaireId/category/:slug`. */
  route?: string;
  /** The session; null when nobody is signed in. */
  session?: Session | null;
  queueStorage?: QueueStorage;
  /** The browser's local storage; an empty one by default. Pass one to test what is still stored after a page load. */
  storage?: KeyValueStorage;
  /** The storage of the tab; an empty one by default. */
  tabStorage?: KeyValueStorage;
  /** The clock of the save queue; the real one by default. */
  clock?: Clock;
  /** The browser's parts that streams of changes need; without them, as in jsdom, live pages poll. */
  streamEnvironment?: PlatformOptions['streamEnvironment'];
  registry?: Pick<Registry, 'modules'>;
  loadModule?: LoadModule;
  /** Message loaders by namespace, such as `{ grading: module.messages }` in the tests of a module. */
  messages?: Record<string, MessageLoaders>;
  /** Savers that are known from the start; by default one for answers. */
  savers?: readonly Saver[];
};

export type RenderedInPlatform = RenderResult & {
  platform: Platform;
  api: FakeApi;
  user: UserEvent;
  /** The router; `router.state.location` is the current address. */
  router: ReturnType<typeof createMemoryRouter>;
  /** Addresses of requested full page loads. */
  loadedAddresses: readonly string[];
};

/** Renders a part at an address as the site does, with a real platform, storage in memory and a fake API. */
export async function renderInPlatform(
  ui: ReactNode,
  {
    api = fakeApi(),
    language = 'en',
    path = '/',
    route = '*',
    session = aSession(),
    queueStorage = memoryQueueStorage(true),
    storage = memoryStorage(),
    tabStorage = memoryStorage(),
    clock = browserClock,
    streamEnvironment,
    registry = { modules: [] },
    loadModule = (entry) => Promise.reject(new Error(`nobody brings the module ${entry.name}`)),
    messages = {},
    savers = [answerSaver],
  }: RenderInPlatformOptions = {},
): Promise<RenderedInPlatform> {
  const loadedAddresses: string[] = [];
  for (const [key, value] of Object.entries(storedSession(session))) storage.setItem(key, value);
  storage.setItem(storageKeys.language, language);
  const platform = await createPlatform({
    pathname: path,
    storage,
    tabStorage,
    queueStorage,
    clock,
    streamEnvironment,
    registry,
    loadModule,
    loadAddress: (address) => void loadedAddresses.push(address),
    savers,
    api,
  });
  for (const [namespace, loaders] of Object.entries(messages))
    await platform.messages.load(namespace, loaders);
  const elsewhere = route === '*' ? [] : [{ path: '*', element: null }];
  const router = createMemoryRouter([{ path: route, element: ui }, ...elsewhere], {
    initialEntries: [path],
  });
  const user = userEvent.setup();
  const result = render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { ...result, platform, api, user, router, loadedAddresses };
}

function storedSession(session: Session | null): Record<string, string> {
  if (!session) return {};
  return {
    [storageKeys.token]: session.token,
    [storageKeys.certifier]: JSON.stringify(session.isCertifier),
    [storageKeys.account]: JSON.stringify({
      id: session.accountId,
      name: session.name,
      email: session.email,
    }),
  };
}
