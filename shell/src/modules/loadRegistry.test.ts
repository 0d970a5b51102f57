import { aRegistry, aRegistryEntry, memoryStorage } from '@cert/shared/testing';
import { loadRegistry, readEmbeddedRegistry } from './loadRegistry.ts';

const registry = aRegistry(aRegistryEntry());
const answering = (body: string, status = 200) =>
  (() => Promise.resolve({ ok: status === 200, text: async () => body })) as never;
const unreachable = (() => Promise.reject(new TypeError('Failed to fetch'))) as never;

describe('the registry at the start of the site', () => {
  it('comes from the server if the server sends a valid registry', async () => {
    const fetch = answering(JSON.stringify(registry));
    const read = await loadRegistry({ storage: memoryStorage(), fetch });
    expect(read).toEqual({ registry, malformed: [], source: 'server' });
  });

  test.each([
    ['cannot be reached', unreachable],
    ['answers with a server error', answering('', 500)],
    ['sends half a file', answering('{"revision":1,')],
    ['sends something other than a registry', answering('{"modules":[]}')],
  ])('is the last stored copy if the server %s', async (_, fetch) => {
    const storage = memoryStorage();
    await loadRegistry({ storage, fetch: answering(JSON.stringify(registry)) });
    expect(await loadRegistry({ storage, fetch })).toEqual({
      registry,
      malformed: [],
      source: 'copy',
    });
  });

  it('is the one that is embedded in the page, without a request, and is stored for later', async () => {
    const storage = memoryStorage();
    const embedded = JSON.stringify(registry);
    const read = await loadRegistry({ storage, fetch: unreachable, embedded });
    expect(read).toEqual({ registry, malformed: [], source: 'server' });
    expect((await loadRegistry({ storage, fetch: unreachable })).source).toBe('copy');
  });

  it.each(['{"revision":1,', '{"modules":[]}'])(
    'comes from the server if what is embedded in the page is no registry: %s',
    async (embedded) => {
      const fetch = answering(JSON.stringify(registry));
      const read = await loadRegistry({ storage: memoryStorage(), fetch, embedded });
      expect([read.source, read.registry]).toEqual(['server', registry]);
    },
  );

  it('is empty if the server cannot be reached and no copy is stored', async () => {
    const read = await loadRegistry({ storage: memoryStorage(), fetch: unreachable });
    expect([read.source, read.registry.modules]).toEqual(['none', []]);
  });
});

describe('the registry that is embedded in the page', () => {
  const navigations = jest.fn(() => [{ type: 'navigate' }]);
  beforeEach(() => {
    document.body.innerHTML = '<script type="application/json" id="modules-data">{"a":1}</script>';
    Object.assign(performance, { getEntriesByType: navigations });
  });
  afterEach(() => document.body.replaceChildren());

  it('is read from its element', () => {
    expect(readEmbeddedRegistry(document)).toBe('{"a":1}');
    document.body.replaceChildren();
    expect(readEmbeddedRegistry(document)).toBeNull();
  });

  it('is not used on a page that the browser took from its history, because it may be outdated', () => {
    navigations.mockReturnValueOnce([{ type: 'back_forward' }]);
    expect(readEmbeddedRegistry(document)).toBeNull();
  });
});
