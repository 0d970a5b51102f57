import { aModule, aRegistry, aRegistryEntry, aSession } from '../../testing/index.ts';
import { partTimeoutMs } from './createPartLoader.ts';
import type { ClassifyFailure, LoadModule } from './loader.ts';
import { aModuleStore, Hello, helloPartId, helloModule } from './testing/aModuleStore.ts';

const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets pending promises settle and runs timers that are due, without advancing the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('a part of a module', () => {
  it('is loaded when it is first needed, with the messages of its module in the page’s language', async () => {
    const load = jest.fn(async () =>
      aModule({
        ...helloModule,
        messages: { hr: never, sr: never, en: async () => ({ default: { hello: 'Hello' } }) },
      }),
    );
    const { store, messages } = aModuleStore(load);
    expect(load).not.toHaveBeenCalled();
    const part = store.part(helloPartId);
    expect(part.get()).toEqual({ status: 'loading' });
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
    expect(messages.i18n.t('hello', { ns: 'greeting' })).toBe('Hello');
  });

  it('is loaded once, however many places need it, and so is its module', async () => {
    const loadPage = jest.fn(async () => Hello);
    const load = jest.fn(async () =>
      aModule({ pages: { HelloPage: loadPage, ByePage: loadPage } }),
    );
    const { store } = aModuleStore(load);
    expect(store.part(helloPartId)).toBe(store.part({ ...helloPartId }));
    store.part({ ...helloPartId, part: 'ByePage' });
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(loadPage).toHaveBeenCalledTimes(2);
  });

  it('fails alone; parts of other modules still load', async () => {
    const { store } = aModuleStore(
      async ({ name }) => {
        if (name === 'broken') throw new Error('its files are gone');
        return helloModule;
      },
      [aRegistryEntry({ name: 'broken' }), aRegistryEntry()],
    );
    const broken = store.part({ ...helloPartId, module: 'broken' });
    const whole = store.part(helloPartId);
    await settle();
    expect(broken.get().status).toBe('failed');
    expect(whole.get().status).toBe('ready');
  });

  it.each([
    ['no module has this name', { ...helloPartId, module: 'unheard-of' }],
    ['the module has no part of this name', { ...helloPartId, part: 'NoSuchPage' }],
    [
      'the name is that of a page, not of a part for a slot',
      { ...helloPartId, kind: 'slots' as const },
    ],
  ])('fails when %s', async (_, name) => {
    const { store } = aModuleStore(async () => helloModule);
    const part = store.part(name);
    await settle();
    expect(part.get().status).toBe('failed');
  });

  it('fails if its messages cannot be loaded', async () => {
    const gone = () => Promise.reject(new Error('the messages are gone'));
    const { store } = aModuleStore(async () => ({
      ...helloModule,
      messages: { hr: gone, sr: gone, en: gone },
    }));
    const part = store.part(helloPartId);
    await settle();
    expect(part.get().status).toBe('failed');
  });

  it('fails if it does not load within the time limit', async () => {
    const { store } = aModuleStore(async () => aModule({ pages: { HelloPage: never } }));
    const part = store.part(helloPartId);
    await jest.advanceTimersByTimeAsync(partTimeoutMs - 1);
    expect(part.get().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(part.get().status).toBe('failed');
  });
});

describe('trying again after a failure', () => {
  it.each([
    ['failed', () => Promise.reject(new Error('the network is down'))],
    ['does not answer', never],
  ])('loads a module again whose load %s', async (_, fails) => {
    const load = jest
      .fn<ReturnType<LoadModule>, []>(async () => helloModule)
      .mockImplementationOnce(fails);
    const { store } = aModuleStore(load);
    const part = store.part(helloPartId);
    await jest.advanceTimersByTimeAsync(partTimeoutMs);
    expect(part.get().status).toBe('failed');
    store.retry(helloPartId);
    expect(part.get().status).toBe('loading');
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads a part again without loading its module again', async () => {
    const loadPage = jest.fn(async () => Hello).mockRejectedValueOnce(new Error('a chunk is gone'));
    const load = jest.fn(async () => aModule({ pages: { HelloPage: loadPage } }));
    const { store } = aModuleStore(load);
    const part = store.part(helloPartId);
    await settle();
    store.retry(helloPartId);
    await settle();
    expect(part.get().status).toBe('ready');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads all failed parts of the module again', async () => {
    const load = jest
      .fn<ReturnType<LoadModule>, []>(async () =>
        aModule({ pages: { HelloPage: async () => Hello, ByePage: async () => Hello } }),
      )
      .mockRejectedValueOnce(new Error('its files are gone'));
    const { store } = aModuleStore(load);
    const parts = [store.part(helloPartId), store.part({ ...helloPartId, part: 'ByePage' })];
    await settle();
    expect(parts.map((part) => part.get().status)).toEqual(['failed', 'failed']);
    store.retry(helloPartId);
    await settle();
    expect(parts.map((part) => part.get().status)).toEqual(['ready', 'ready']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does nothing for a part that is loaded or loading', async () => {
    const load = jest.fn(async () => helloModule);
    const { store } = aModuleStore(load);
    const part = store.part(helloPartId);
    store.retry(helloPartId);
    await settle();
    store.retry(helloPartId);
    expect(part.get().status).toBe('ready');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('who sees which pages and slots', () => {
  const page = (path: string, readers: 'member' | 'client' | 'certifier') =>
    ({ path, page: 'HelloPage', frame: 'standard', for: readers }) as const;
  const modules = [
    aRegistryEntry({
      pages: [page('all', 'member'), page('own', 'client'), page('team', 'certifier')],
      slots: [
        { slot: 'area.grading', part: 'Grades', for: 'certifier' },
        { slot: 'area.grading', part: 'Hints', for: 'client' },
        { slot: 'sidebar.certifier', part: 'Boxes', for: 'certifier' },
        { slot: 'site.password', part: 'Password', for: 'anyone' },
      ],
    }),
  ];
  const { store } = aModuleStore(never, modules);
  const paths = (session: Parameters<typeof store.pages>[0]) =>
    store.pages(session).map(({ path }) => path);

  test('nobody sees a page without signing in', () => expect(paths(null)).toEqual([]));
  test('a client does not see pages of the team', () =>
    expect(paths(aSession())).toEqual(['all', 'own']));
  test('a certifier does not see pages of clients', () =>
    expect(paths(aSession({ isCertifier: true }))).toEqual(['all', 'team']));

  test('a slot shows only parts that are for its reader', () => {
    const parts = (isCertifier: boolean) =>
      store.fillers('area.grading', aSession({ isCertifier })).map(({ part }) => part);
    expect(parts(true)).toEqual(['Grades']);
    expect(parts(false)).toEqual(['Hints']);
    expect(store.fillers('area.grading', null)).toEqual([]);
    for (const session of [null, aSession()])
      expect(store.fillers('site.password', session)).toMatchObject([{ part: 'Password' }]);
    expect(store.fillers('question.certifier', aSession())).toEqual([]);
  });
});

describe('a version of a module that cannot be shown', () => {
  const entries = [aRegistryEntry({ version: '1.0.1' }), aRegistryEntry({ version: '1.0.0' })];
  const Older = () => null;
  const older = aModule({ pages: { HelloPage: async () => Older } });
  const failing =
    (reason: string): LoadModule =>
    async ({ version }) => {
      if (version === '1.0.1') throw new Error(reason);
      return older;
    };
  const classifyFailure: ClassifyFailure = async (failure) =>
    (failure as Error).message as 'missing';

  it.each(['missing', 'tampered', 'broken', 'slow'])(
    'because it is %s is replaced by the last good one for the whole page, and is reported',
    async (reason) => {
      const load = jest.fn(failing(reason));
      const { store, failures } = aModuleStore(load, entries, classifyFailure);
      const part = store.part(helloPartId);
      await settle();
      expect(part.get()).toEqual({ status: 'ready', Component: Older });
      expect(load).toHaveBeenCalledTimes(2);
      expect(failures).toEqual([`1.0.1 ${reason}`]);
      expect(store.fallenBack.get()).toEqual(['greeting']);
      store.part({ ...helloPartId, part: 'Other' });
      await settle();
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  it('because of the network is requested twice more before it is replaced', async () => {
    const load = jest.fn(failing('network'));
    const { store } = aModuleStore(load, entries, classifyFailure);
    const part = store.part(helloPartId);
    await settle();
    expect(load.mock.calls.map(([{ version }]) => version)).toEqual([
      '1.0.1',
      '1.0.1',
      '1.0.1',
      '1.0.0',
    ]);
    expect(part.get().status).toBe('ready');
  });

  it('because of the network is shown after all if the second request succeeds', async () => {
    const load = jest
      .fn<ReturnType<LoadModule>, []>(async () => helloModule)
      .mockRejectedValueOnce(new Error('network'));
    const { store, failures } = aModuleStore(load, entries, classifyFailure);
    const part = store.part(helloPartId);
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
    expect([failures, store.fallenBack.get()]).toEqual([[], []]);
  });

  it('has parts whose own loads are tried three times after network errors, and once after other failures', async () => {
    const { store } = aModuleStore(async () => helloModule, entries, classifyFailure);
    for (const [reason, times] of [
      ['network', 3],
      ['tampered', 1],
    ] as const) {
      const load = jest.fn(() => Promise.reject(new Error(reason)));
      await expect(store.loadWithRetries(load)).rejects.toThrow(reason);
      expect(load).toHaveBeenCalledTimes(times);
    }
    expect(await store.loadWithRetries(async () => 'a text')).toBe('a text');
  });

  it('because only one part fails is replaced for that part; its other parts stay as they are', async () => {
    const newer = aModule({
      pages: {
        HelloPage: async () => Hello,
        ByePage: () => Promise.reject(new Error('tampered')),
      },
    });
    const both = aModule({ pages: { HelloPage: async () => Older, ByePage: async () => Older } });
    const { store } = aModuleStore(
      async ({ version }) => (version === '1.0.1' ? newer : both),
      entries,
    );
    const first = store.part(helloPartId);
    await settle();
    const second = store.part({ ...helloPartId, part: 'ByePage' });
    await settle();
    expect(first.get()).toEqual({ status: 'ready', Component: Hello });
    expect(second.get()).toEqual({ status: 'ready', Component: Older });
  });

  it('fails if no other version is left, and starts with the newest when the user tries again', async () => {
    const load = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>(() =>
      Promise.reject(new Error('missing')),
    );
    const { store } = aModuleStore(load, entries, classifyFailure);
    const part = store.part(helloPartId);
    await settle();
    expect(part.get().status).toBe('failed');
    load.mockImplementation(async () => helloModule);
    store.retry(helloPartId);
    await settle();
    expect(part.get().status).toBe('ready');
    expect(load.mock.lastCall?.[0].version).toBe('1.0.1');
  });
});

describe('a part that crashes', () => {
  const entries = [aRegistryEntry({ version: '1.0.1' }), aRegistryEntry({ version: '1.0.0' })];
  const Older = () => null;
  const load: LoadModule = async ({ version }) =>
    aModule({ pages: { HelloPage: async () => (version === '1.0.1' ? Hello : Older) } });

  it('within five seconds after it was first shown is replaced by its last good version', async () => {
    const { store, failures } = aModuleStore(load, entries);
    const part = store.part(helloPartId);
    await settle();
    await jest.advanceTimersByTimeAsync(5_000);
    store.reportCrash(helloPartId, new Error('a bug'));
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Older });
    expect(failures).toEqual(['1.0.1 crashed']);
  });

  it('because one of its files is missing is reported as “missing”, not as “crashed”', async () => {
    const { store, failures } = aModuleStore(load, entries, async () => 'missing');
    store.part(helloPartId);
    await settle();
    store.reportCrash(helloPartId, new Error('Loading chunk 7 failed'));
    await settle();
    expect(failures).toEqual(['1.0.1 missing']);
  });

  it('later than five seconds after it was first shown stays until the reader switches to the previous version', async () => {
    const { store, failures } = aModuleStore(load, entries);
    const part = store.part(helloPartId);
    await settle();
    await jest.advanceTimersByTimeAsync(5_001);
    store.reportCrash(helloPartId, new Error('a bug'));
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
    expect(failures).toEqual(['1.0.1 crashed']);
    expect(store.hasOther('greeting')).toBe(true);
    store.switchToPrevious(helloPartId);
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Older });
  });
});

describe('a patch version that is released while the page is open', () => {
  const Newer = () => null;
  const load = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>(async ({ version }) =>
    aModule({ pages: { HelloPage: async () => (version === '1.0.1' ? Newer : Hello) } }),
  );
  const next = aRegistry(
    aRegistryEntry({ version: '1.0.1' }),
    aRegistryEntry({ version: '1.0.0' }),
  );

  it('is loaded when the next page is opened, if the part is visible', async () => {
    const { store } = aModuleStore(load, [aRegistryEntry({ version: '1.0.0' })]);
    const part = store.part(helloPartId);
    part.subscribe(() => undefined);
    await settle();
    store.applyRegistry(next);
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
    store.applyPatches();
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Newer });
  });

  it('is not loaded if the part is not visible', async () => {
    const { store } = aModuleStore(load, [aRegistryEntry({ version: '1.0.0' })]);
    const end = store.part(helloPartId).subscribe(() => undefined);
    await settle();
    end();
    store.applyRegistry(next);
    load.mockClear();
    store.applyPatches();
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(store.part(helloPartId).get()).toEqual({ status: 'loading' });
  });
});
