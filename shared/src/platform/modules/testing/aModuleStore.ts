import type { RegistryEntry } from '../../../contract/index.ts';
import { aModule, aRegistry, aRegistryEntry, memoryStorage } from '../../../testing/index.ts';
import { createMessageLoader } from '../../language/messages.ts';
import { createVersionSelection } from '../createVersionSelection.ts';
import type { ClassifyFailure, LoadModule, PartId } from '../loader.ts';
import { createModuleStore } from '../moduleStore.ts';

export const Hello = () => null;
export const helloPartId: PartId = { module: 'greeting', kind: 'pages', part: 'HelloPage' };
export const helloModule = aModule({ pages: { HelloPage: () => Promise.resolve(Hello) } });

/**
 * A module store with these registry entries. It also returns what the store has reported: failures such as `1.0.1
 * missing`, whether another version replaced the failed one, and the loads.
 */
export function aModuleStore(
  load: LoadModule,
  entries: RegistryEntry[] = [aRegistryEntry()],
  classifyFailure: ClassifyFailure = () => Promise.resolve('broken'),
) {
  const messages = createMessageLoader('en');
  const versions = createVersionSelection({
    registry: aRegistry(...entries),
    accountId: undefined,
    tabStorage: memoryStorage(),
  });
  const failures: string[] = [];
  const replaced: boolean[] = [];
  const loads: object[] = [];
  const store = createModuleStore({
    versions,
    clock: { now: Date.now },
    load,
    classifyFailure,
    messages,
    language: 'en',
    reportFailure: async ({ version, reason, isReplaced }) => {
      failures.push(`${version} ${reason}`);
      replaced.push(isReplaced === true);
      return 'K7QF2MXD';
    },
    reportLoad: (load) => loads.push(load),
  });
  return { messages, store, failures, replaced, loads };
}
