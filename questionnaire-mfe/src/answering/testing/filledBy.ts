import type { Registry } from '@cert/shared/contract';
import { soleVersion, type LoadModule, type ModuleDefinition } from '@cert/shared/platform';

const noWords = () => Promise.resolve({});

/** A site with one more module, whose only part fills a slot: what `renderInPlatform` needs to know of it. */
export function filledBy(
  part: ModuleDefinition['slots'][string],
  readers: 'member' | 'certifier',
): { registry: Pick<Registry, 'modules'>; loadModule: LoadModule } {
  const filler = {
    name: 'filler',
    contract: '^1.0.0',
    pages: [],
    slots: [{ slot: part.slot, part: 'Part', for: readers }],
  };
  const words = { hr: noWords, sr: noWords, en: noWords };
  return {
    registry: { modules: [soleVersion(filler)] },
    loadModule: async () => ({ contract: 1, words, pages: {}, slots: { Part: part } }),
  };
}
