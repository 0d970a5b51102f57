import { browserClock } from './clock.ts';
import type { PlatformOptions } from './createPlatform.ts';
import { openQueueStorage } from './queue/queueStorage.ts';
import { browserStorage } from './session/browserStorage.ts';

/** The options of `createPlatform` in a real browser. */
export async function createBrowserPlatformOptions(): Promise<
  Omit<PlatformOptions, 'registry' | 'loadModule'>
> {
  return {
    pathname: location.pathname,
    storage: browserStorage.local,
    tabStorage: browserStorage.tab,
    queueStorage: await openQueueStorage(),
    clock: browserClock,
    loadAddress: (address) => location.assign(address),
  };
}
