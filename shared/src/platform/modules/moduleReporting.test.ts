import { aModule, aRegistry, aRegistryEntry } from '../../testing/index.ts';
import type { ClassifyFailure, LoadModule } from './loader.ts';
import { buildPartKey } from './moduleStore.ts';
import { aModuleStore, Hello, helloPartId, helloModule } from './testing/aModuleStore.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets pending promises settle and runs timers that are due, without advancing the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the report about a module', () => {
  const entries = [aRegistryEntry({ version: '1.0.1' }), aRegistryEntry({ version: '1.0.0' })];
  const failing: LoadModule = async ({ version }) => {
    if (version === '1.0.1') throw new Error('no such file');
    return helloModule;
  };
  const classifyFailure: ClassifyFailure = async () => 'missing';

  it('says whether another version has replaced the failed one', async () => {
    const { store, replaced } = aModuleStore(failing, entries, classifyFailure);
    store.part(helloPartId);
    await settle();
    expect(replaced).toEqual([true]);
    const alone = aModuleStore(failing, entries.slice(0, 1), classifyFailure);
    alone.store.part(helloPartId);
    await settle();
    expect(alone.replaced).toEqual([false]);
  });

  it('keeps with a failed part its version, the reason, and the reference of its report', async () => {
    const { store } = aModuleStore(failing, entries.slice(0, 1), classifyFailure);
    store.part(helloPartId);
    await settle();
    expect(store.failures.get().get(buildPartKey(helloPartId))).toEqual({
      version: '1.0.1',
      reason: 'missing',
      reference: 'K7QF2MXD',
    });
  });

  it('contains the load time of the first part, once for each version', async () => {
    const load: LoadModule = async () => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return aModule({ pages: { HelloPage: async () => Hello, ByePage: async () => Hello } });
    };
    const { store, loads } = aModuleStore(load);
    store.part(helloPartId);
    await jest.advanceTimersByTimeAsync(250);
    store.part({ ...helloPartId, part: 'ByePage' });
    await settle();
    expect(loads).toEqual([{ module: 'greeting', version: '1.0.0-a1b2c3', ms: 250 }]);
  });
});

describe('a version whose entry in the registry is malformed', () => {
  const malformed = aRegistryEntry({ version: '1.0.1', isMalformed: true });
  const load = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>(async () => helloModule);
  beforeEach(() => load.mockClear());

  it('is never loaded; its part fails with the reason “malformed”', async () => {
    const { store, failures } = aModuleStore(load, [malformed]);
    const part = store.part(helloPartId);
    await settle();
    expect(part.get().status).toBe('failed');
    expect([failures, load.mock.calls]).toEqual([['1.0.1 malformed'], []]);
  });

  it('is replaced by the previous version', async () => {
    const { store, failures } = aModuleStore(load, [
      malformed,
      aRegistryEntry({ version: '1.0.0' }),
    ]);
    const part = store.part(helloPartId);
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
    expect(failures).toEqual(['1.0.1 malformed']);
    expect(store.fallenBack.get()).toEqual(['greeting']);
  });

  it('is loaded into the open page once the registry is repaired', async () => {
    const { store } = aModuleStore(load, [malformed]);
    const part = store.part(helloPartId);
    part.subscribe(() => undefined);
    await settle();
    store.applyRegistry(aRegistry(aRegistryEntry({ version: '1.0.1' })));
    await settle();
    expect(part.get()).toEqual({ status: 'ready', Component: Hello });
  });
});
