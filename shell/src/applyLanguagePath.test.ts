import { memoryStorage } from '@cert/shared/testing';
import { applyLanguagePath } from './applyLanguagePath.ts';

const at = (address: string) => new URL(address, 'https://here.test');

describe('a language landing', () => {
  test.each([
    ['/hr', 'hr', '/'],
    ['/sr/', 'sr', '/'],
    ['/en?from=mail#top', 'en', '/?from=mail#top'],
  ])('%s stores %s and goes on to %s', (address, language, next) => {
    const storage = memoryStorage({ language: 'hr' });
    expect(applyLanguagePath(at(address), storage)).toBe(next);
    expect(storage.getItem('language')).toBe(language);
  });

  test.each(['/', '/login', '/en/login', '/en/2', '/de', '/english', '/2/en'])(
    'is not %s',
    (address) => {
      const storage = memoryStorage({ language: 'sr' });
      expect(applyLanguagePath(at(address), storage)).toBeUndefined();
      expect(storage.getItem('language')).toBe('sr');
    },
  );
});
