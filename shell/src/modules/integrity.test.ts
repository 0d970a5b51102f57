import { aRegistry, aRegistryEntry } from '@cert/shared/testing';
import { createExpectedHashes, unmatchableHash } from './integrity.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const origin = 'https://site.test';

function anIntegrity() {
  const integrity = createExpectedHashes({ origin, ownFiles: { 'words.js': hash('w') } });
  integrity.addRegistry(
    aRegistry(aRegistryEntry({ version: '1', files: { 'entry.js': hash('a') } })),
  );
  return integrity;
}

describe('the hash of a file', () => {
  it('is that of the registry, or of the shell’s page', () => {
    const { of } = anIntegrity();
    expect(of('/modules/greeting/1/entry.js')).toBe(hash('a'));
    expect(of(`${origin}/modules/greeting/1/entry.js`)).toBe(hash('a'));
    expect(of('/words.js')).toBe(hash('w'));
  });

  it.each([
    '/modules/greeting/1/other.js',
    '/modules/greeting/2/entry.js',
    '/modules/greeting/1/entry.js?x',
    'https://elsewhere.test/modules/greeting/1/entry.js',
    '//elsewhere.test/entry.js',
  ])('is one that nothing has for %s, which nobody released', (address) => {
    expect(anIntegrity().of(address)).toBe(unmatchableHash);
  });

  it('stays known when a newer registry no longer names it: a tab may be open for long', () => {
    const integrity = anIntegrity();
    integrity.addRegistry(
      aRegistry(aRegistryEntry({ version: '2', files: { 'entry.js': hash('b') } })),
    );
    expect(integrity.of('/modules/greeting/1/entry.js')).toBe(hash('a'));
    expect(integrity.of('/modules/greeting/2/entry.js')).toBe(hash('b'));
  });

  it('is not asked for where somebody tries out a build of his or her own', () => {
    const integrity = anIntegrity();
    integrity.allow('http://127.0.0.1:3003/');
    expect(integrity.of('http://127.0.0.1:3003/entry.js')).toBeUndefined();
    expect(integrity.of('http://127.0.0.1:3004/entry.js')).toBe(unmatchableHash);
  });
});
