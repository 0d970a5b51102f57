import { createInstance } from '@module-federation/enhanced/runtime';
import { libraryRetryPlugin } from './createModuleLoader.ts';

let pages = 0;

/** A page with one shared package, whose file is requested by `request`. */
function aPage(request: () => Promise<() => unknown>) {
  const federation = createInstance({
    name: `page ${(pages += 1)}`,
    remotes: [],
    plugins: [libraryRetryPlugin],
    shared: {
      forms: { version: '1.0.0', get: request, shareConfig: { requiredVersion: false } },
    },
  });
  return async () => {
    const factory = await federation.loadShare<object>('forms');
    return factory && factory();
  };
}

it('a shared package is requested again after its file could not be loaded', async () => {
  const forms = {};
  const request = jest
    .fn<Promise<() => unknown>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => forms);
  const load = aPage(request);
  await expect(load()).rejects.toThrow('offline');
  expect(await load()).toBe(forms);
  expect(request).toHaveBeenCalledTimes(2);
});

it('a loaded shared package is requested only once', async () => {
  const forms = {};
  const request = jest.fn(() => Promise.resolve(() => forms));
  const load = aPage(request);
  expect(await load()).toBe(await load());
  expect(request).toHaveBeenCalledTimes(1);
});
