import type { Registry } from '@cert/shared/contract';
import { contractVersion } from '@cert/shared/domain';
import {
  toSingleVersionModule,
  type LoadModule,
  type ModuleDefinition,
} from '@cert/shared/platform';

const none = () => Promise.resolve({ default: {} });

/** Options for `renderInPlatform`: one extra module whose only part fills a slot. */
export function withSlotModule(
  part: ModuleDefinition['slots'][string],
  readers: 'member' | 'certifier',
): { registry: Pick<Registry, 'modules'>; loadModule: LoadModule } {
  const filler = {
    name: 'filler',
    contract: `^${contractVersion}`,
    pages: [],
    slots: [{ slot: part.slot, part: 'Part', for: readers }],
  };
  const messages = { hr: none, sr: none, en: none };
  return {
    registry: { modules: [toSingleVersionModule(filler)] },
    loadModule: async () => ({ contract: 4, messages, pages: {}, slots: { Part: part } }),
  };
}
