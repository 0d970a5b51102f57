import { aModule, aRegistry, aRegistryEntry } from '../../testing/index.ts';
import type { ClassifyFailure, LoadModule } from './loader.ts';
import { partKey } from './moduleStore.ts';
import { aModuleStore, Hello, hello, withHello } from './testing/aModuleStore.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets pending promises settle and runs timers that are due, without advancing the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('what is reported of a module', () => {
  const entries = [aRegistryEntry({ version: '1.0.1' }), aRegistryEntry({ version: '1.0.0' })];
  const failing: LoadModule = async ({ version }) => {
    if (version === '1.0.1') throw new Error('no such file');
    return withHello;
  };
  const classifyFailure: ClassifyFailure = async () => 'missing';

  it('is whether another version has taken its place', async () => {
    const { store, replaced } = aModuleStore(failing, entries, classifyFailure);
    store.part(hello);
    await settle();
    expect(replaced).toEqual([true]);
    const alone = aModuleStore(failing, entries.slice(0, 1), classifyFailure);
    alone.store.part(hello);
    await settle();
    expect(alone.replaced).toEqual([false]);
  });

  it('of a failed part, is its version, the reason and the reference of the report', async () => {
    const { store } = aModuleStore(failing, entries.slice(0, 1), classifyFailure);
    store.part(hello);
    await settle();
    expect(store.failures.get().get(partKey(hello))).toEqual({
      version: '1.0.1',
      reason: 'missing',
      reference: 'K7QF2MXD',
    });
  });

  it('is how long its first part took, once for each version', async () => {
    const load: LoadModule = async () => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return aModule({ pages: { HelloPage: async () => Hello, ByePage: async () => Hello } });
    };
    const { store, loads } = aModuleStore(load);
    store.part(hello);
    await jest.advanceTimersByTimeAsync(250);
    store.part({ ...hello, part: 'ByePage' });
    await settle();
    expect(loads).toEqual([{ module: 'greeting', version: '1.0.0-a1b2c3', ms: 250 }]);
  });
});

describe('a version that the registry holds malformed', () => {
  const malformed = aRegistryEntry({ version: '1.0.1', isMalformed: true });
  const load = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>(async () => withHello);
  beforeEach(() => load.mockClear());

  it('is never loaded: the part fails, and says so', async () => {
    const { store, failures } = aModuleStore(load, [malformed]);
    const part = store.part(hello);
    await settle();
    expect(part.get().status).toBe('failed');
    expect([failures, load.mock.calls]).toEqual([['1.0.1 malformed'], []]);
  });

  it('is replaced by the version before', async () => {
    const { store, failures } = aModuleStore(load, [
      malformed,
      aRegistryEntry({ version: '1.0.0' }),
    ]);
    const part = store.part(hello);
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
    expect(failures).toEqual(['1.0.1 malformed']);
    expect(store.fallenBack.get()).toEqual(['greeting']);
  });

  it('is loaded in the open page once the registry is repaired', async () => {
    const { store } = aModuleStore(load, [malformed]);
    const part = store.part(hello);
    part.subscribe(() => undefined);
    await settle();
    store.applyRegistry(aRegistry(aRegistryEntry({ version: '1.0.1' })));
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
  });
});
