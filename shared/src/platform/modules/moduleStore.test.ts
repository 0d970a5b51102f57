import { createWords } from '../language/words.ts';
import { aModule, aRegistryEntry, aSession } from '../../testing/index.ts';
import type { RegistryEntry } from '../../contract/index.ts';
import { createModuleStore, partTimeoutMs, type LoadModule, type PartName } from './moduleStore.ts';

const Hello = () => null;
const hello: PartName = { module: 'greeting', kind: 'pages', part: 'HelloPage' };
const withHello = aModule({ pages: { HelloPage: () => Promise.resolve(Hello) } });
const never = () => new Promise<never>(() => undefined);

function aStore(load: LoadModule, modules: RegistryEntry[] = [aRegistryEntry()]) {
  const words = createWords('en');
  return {
    words,
    store: createModuleStore({ registry: { modules }, load, words, language: 'en' }),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets everything go on that does not wait for the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('a part of a module', () => {
  it('is loaded when it is asked for first, with its module’s words of the page’s language', async () => {
    const load = jest.fn(async () =>
      aModule({
        ...withHello,
        words: { hr: never, sr: never, en: async () => ({ hello: 'Hello' }) },
      }),
    );
    const { store, words } = aStore(load);
    expect(load).not.toHaveBeenCalled();
    const part = store.part(hello);
    expect(part.get()).toEqual({ status: 'loading' });
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
    expect(words.t('hello', { ns: 'greeting' })).toBe('Hello');
  });

  it('is loaded once, however many ask; so is its module', async () => {
    const loadPage = jest.fn(async () => Hello);
    const load = jest.fn(async () =>
      aModule({ pages: { HelloPage: loadPage, ByePage: loadPage } }),
    );
    const { store } = aStore(load);
    expect(store.part(hello)).toBe(store.part({ ...hello }));
    store.part({ ...hello, part: 'ByePage' });
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(loadPage).toHaveBeenCalledTimes(2);
  });

  it('fails alone: the other modules’ parts are there', async () => {
    const { store } = aStore(
      async ({ name }) => {
        if (name === 'broken') throw new Error('its files are gone');
        return withHello;
      },
      [aRegistryEntry({ name: 'broken' }), aRegistryEntry()],
    );
    const broken = store.part({ ...hello, module: 'broken' });
    const whole = store.part(hello);
    await settle();
    expect(broken.get().status).toBe('failed');
    expect(whole.get().status).toBe('ready');
  });

  it.each([
    ['no module has the name', { ...hello, module: 'unheard-of' }],
    ['its module does not have it', { ...hello, part: 'NoSuchPage' }],
    ['it is no slot part but a page', { ...hello, kind: 'slots' as const }],
  ])('fails when %s', async (_, name) => {
    const { store } = aStore(async () => withHello);
    const part = store.part(name);
    await settle();
    expect(part.get().status).toBe('failed');
  });

  it('fails when its words cannot be had', async () => {
    const gone = () => Promise.reject(new Error('the words are gone'));
    const { store } = aStore(async () => ({
      ...withHello,
      words: { hr: gone, sr: gone, en: gone },
    }));
    const part = store.part(hello);
    await settle();
    expect(part.get().status).toBe('failed');
  });

  it('fails when it is not here in time', async () => {
    const { store } = aStore(async () => aModule({ pages: { HelloPage: never } }));
    const part = store.part(hello);
    await jest.advanceTimersByTimeAsync(partTimeoutMs - 1);
    expect(part.get().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(part.get().status).toBe('failed');
  });
});

describe('trying again', () => {
  it.each([
    ['failed', () => Promise.reject(new Error('the network is down'))],
    ['hangs', never],
  ])('loads a module anew whose load %s', async (_, fails) => {
    const load = jest
      .fn<ReturnType<LoadModule>, []>(async () => withHello)
      .mockImplementationOnce(fails);
    const { store } = aStore(load);
    const part = store.part(hello);
    await jest.advanceTimersByTimeAsync(partTimeoutMs);
    expect(part.get().status).toBe('failed');
    store.retry(hello);
    expect(part.get().status).toBe('loading');
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads a part anew without loading its module again', async () => {
    const loadPage = jest.fn(async () => Hello).mockRejectedValueOnce(new Error('a chunk is gone'));
    const load = jest.fn(async () => aModule({ pages: { HelloPage: loadPage } }));
    const { store } = aStore(load);
    const part = store.part(hello);
    await settle();
    store.retry(hello);
    await settle();
    expect(part.get().status).toBe('ready');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('brings back all parts of the module that have failed', async () => {
    const load = jest
      .fn<ReturnType<LoadModule>, []>(async () =>
        aModule({ pages: { HelloPage: async () => Hello, ByePage: async () => Hello } }),
      )
      .mockRejectedValueOnce(new Error('its files are gone'));
    const { store } = aStore(load);
    const parts = [store.part(hello), store.part({ ...hello, part: 'ByePage' })];
    await settle();
    expect(parts.map((part) => part.get().status)).toEqual(['failed', 'failed']);
    store.retry(hello);
    await settle();
    expect(parts.map((part) => part.get().status)).toEqual(['ready', 'ready']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does nothing for a part that is there or on its way', async () => {
    const load = jest.fn(async () => withHello);
    const { store } = aStore(load);
    const part = store.part(hello);
    store.retry(hello);
    await settle();
    store.retry(hello);
    expect(part.get().status).toBe('ready');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('who sees what', () => {
  const page = (path: string, readers: 'member' | 'client' | 'certifier') =>
    ({ path, page: 'HelloPage', frame: 'standard', for: readers }) as const;
  const modules = [
    aRegistryEntry({
      pages: [page('all', 'member'), page('own', 'client'), page('team', 'certifier')],
      slots: [
        { slot: 'area.grading', part: 'Grades', for: 'certifier' },
        { slot: 'area.grading', part: 'Hints', for: 'client' },
        { slot: 'sidebar.certifier', part: 'Boxes', for: 'certifier' },
      ],
    }),
  ];
  const { store } = aStore(never, modules);
  const paths = (session: Parameters<typeof store.pages>[0]) =>
    store.pages(session).map(({ path }) => path);

  test('nobody who is not signed in sees a page', () => expect(paths(null)).toEqual([]));
  test('a client does not see the team’s pages', () =>
    expect(paths(aSession())).toEqual(['all', 'own']));
  test('a certifier does not see the clients’ pages', () =>
    expect(paths(aSession({ isCertifier: true }))).toEqual(['all', 'team']));

  test('a slot is filled with what is for its reader', () => {
    const parts = (isCertifier: boolean) =>
      store.fillers('area.grading', aSession({ isCertifier })).map(({ part }) => part);
    expect(parts(true)).toEqual(['Grades']);
    expect(parts(false)).toEqual(['Hints']);
    expect(store.fillers('area.grading', null)).toEqual([]);
    expect(store.fillers('question.certifier', aSession())).toEqual([]);
  });
});
