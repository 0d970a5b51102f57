import { isRefusal } from '../../domain/index.ts';
import { createStore, type Store } from '../store.ts';
import type { Api } from './api.ts';

/** Whether the last call got through to the server, whatever its answer was. */
export type Reach = Pick<Store<boolean>, 'get' | 'subscribe'>;

/** Looks at every call for whether the server can be reached. */
export function watchReach(api: Api): { api: Api; reach: Reach } {
  const reach = createStore(true);

  async function watch<Value>(call: Promise<Value>): Promise<Value> {
    try {
      const reply = await call;
      reach.set(true);
      return reply;
    } catch (failure) {
      reach.set(isRefusal(failure));
      throw failure;
    }
  }

  return {
    reach,
    api: {
      ...api,
      read: (action, input) => watch(api.read(action, input)),
      readTagged: (action, input, known) => watch(api.readTagged(action, input, known)),
      act: (action, input) => watch(api.act(action, input)),
    },
  };
}
