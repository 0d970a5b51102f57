import { memoryStorage } from '@cert/shared/testing';
import { applyLanguagePath } from './applyLanguagePath.ts';

const at = (address: string) => new URL(address, 'https://here.test');

describe('an address that is only a language', () => {
  test.each([
    ['/hr', 'hr'],
    ['/sr/', 'sr'],
    ['/en?from=mail#top', 'en'],
  ])('%s stores the language %s', (address, language) => {
    const storage = memoryStorage({ language: 'hr' });
    applyLanguagePath(at(address), storage);
    expect(storage.getItem('language')).toBe(language);
  });

  test.each(['/', '/login', '/en/login', '/en/2', '/hr/2/info', '/de', '/english', '/2/en'])(
    'is not %s, which stores no language',
    (address) => {
      const storage = memoryStorage({ language: 'sr' });
      applyLanguagePath(at(address), storage);
      expect(storage.getItem('language')).toBe('sr');
    },
  );
});
