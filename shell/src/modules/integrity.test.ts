import { aRegistry, aRegistryEntry } from '@cert/shared/testing';
import { createExpectedHashes, unmatchableHash } from './integrity.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const origin = 'https://site.test';

function anIntegrity() {
  const integrity = createExpectedHashes({ origin, ownFiles: { 'words.js': hash('w') } });
  integrity.addRegistry(
    aRegistry(aRegistryEntry({ version: '1', files: { 'entry.1.js': hash('a') } })),
  );
  return integrity;
}

describe('the expected hash of a file', () => {
  it('comes from the registry, or from the shell’s own page', () => {
    const { of } = anIntegrity();
    expect(of('/modules/greeting/entry.1.js')).toBe(hash('a'));
    expect(of(`${origin}/modules/greeting/entry.1.js`)).toBe(hash('a'));
    expect(of('/words.js')).toBe(hash('w'));
  });

  it.each([
    '/modules/greeting/other.js',
    '/modules/greeting/entry.2.js',
    '/modules/greeting/entry.1.js?x',
    'https://elsewhere.test/modules/greeting/entry.1.js',
    '//elsewhere.test/entry.js',
  ])('is a hash that never matches for %s, which was never released', (address) => {
    expect(anIntegrity().of(address)).toBe(unmatchableHash);
  });

  it('stays known when a newer registry no longer lists the file, because a tab may stay open for long', () => {
    const integrity = anIntegrity();
    integrity.addRegistry(
      aRegistry(aRegistryEntry({ version: '2', files: { 'entry.2.js': hash('b') } })),
    );
    expect(integrity.of('/modules/greeting/entry.1.js')).toBe(hash('a'));
    expect(integrity.of('/modules/greeting/entry.2.js')).toBe(hash('b'));
  });

  it('is undefined for a trial build of a developer, so that the file is not checked', () => {
    const integrity = anIntegrity();
    integrity.allow('http://127.0.0.1:3003/');
    expect(integrity.of('http://127.0.0.1:3003/entry.js')).toBeUndefined();
    expect(integrity.of('http://127.0.0.1:3004/entry.js')).toBe(unmatchableHash);
  });
});
