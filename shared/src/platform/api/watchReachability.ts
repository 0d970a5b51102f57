import { isRefusal } from '../../domain/index.ts';
import { createStore, type Store } from '../store.ts';
import type { Api } from './api.ts';

/** Whether the last call reached the server, whatever the answer was. */
export type Reachability = Pick<Store<boolean>, 'get' | 'subscribe'>;

/** Observes every call to track whether the server can be reached. */
export function watchReachability(api: Api): { api: Api; reachability: Reachability } {
  const reachability = createStore(true);

  async function watch<Value>(call: Promise<Value>): Promise<Value> {
    try {
      const reply = await call;
      reachability.set(true);
      return reply;
    } catch (failure) {
      reachability.set(isRefusal(failure));
      throw failure;
    }
  }

  return {
    reachability,
    api: {
      ...api,
      read: (action, input) => watch(api.read(action, input)),
      readTagged: (action, input, known) => watch(api.readTagged(action, input, known)),
      act: (action, input) => watch(api.act(action, input)),
      readReportPdf: (input) => watch(api.readReportPdf(input)),
      readScorecardPng: (input) => watch(api.readScorecardPng(input)),
    },
  };
}
