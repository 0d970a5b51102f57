import { aRegistry, aRegistryEntry, memoryStorage } from '@cert/shared/testing';
import { loadRegistry } from './loadRegistry.ts';

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

  it('is empty if the server cannot be reached and no copy is stored', async () => {
    const read = await loadRegistry({ storage: memoryStorage(), fetch: unreachable });
    expect([read.source, read.registry.modules]).toEqual(['none', []]);
  });
});
