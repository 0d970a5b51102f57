import { aRegistry, aRegistryEntry } from '@cert/shared/testing';
import { createIntegrity, unmatchableHash } from './integrity.ts';
import { preloadParts } from './createModuleLoader.ts';

const hash = `sha384-${'p'.repeat(64)}`;
const entry = aRegistryEntry({
  version: '1',
  files: { 'page.js': hash, 'words.js': hash },
  parts: { GreetingPage: ['page.js', 'forged.js'], en: ['words.js', 'page.js'] },
});

function linksFor(wanted: readonly string[], base = entry.base): HTMLLinkElement[] {
  document.head.replaceChildren();
  const integrity = createIntegrity({ origin: location.origin, ownFiles: {} });
  integrity.learn(aRegistry(entry));
  preloadParts({ ...entry, base }, { wanted, integrity });
  return [...document.head.querySelectorAll('link')];
}

describe('files that are fetched with the entry', () => {
  it('are those of the wanted parts, each once, with the hash that the registry names', () => {
    const links = linksFor(['GreetingPage', 'en', 'unknown']);
    const told = links.map(({ href, integrity }) => [href.split('/').at(-1), integrity]);
    expect(told).toEqual([
      ['page.js', hash],
      ['forged.js', unmatchableHash],
      ['words.js', hash],
    ]);
  });

  it('are none where only the definition is wanted', () => {
    expect(linksFor([])).toEqual([]);
  });

  it('come from elsewhere as scripts do, or they would be fetched twice', () => {
    const [link] = linksFor(['en'], 'https://modules.test/greeting/1/');
    expect(link?.crossOrigin).toBe('anonymous');
  });
});
