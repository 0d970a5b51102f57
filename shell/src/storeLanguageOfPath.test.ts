import { memoryStorage } from '@cert/shared/testing';
import { storeLanguageOfPath } from './storeLanguageOfPath.ts';

const at = (address: string) => new URL(address, 'https://here.test');

describe('opening an address', () => {
  test.each([
    ['/hr', 'hr'],
    ['/sr/', 'sr'],
    ['/en?from=mail#top', 'en'],
  ])('%s stores the language %s, because its path is only a language', (address, language) => {
    const storage = memoryStorage({ language: 'hr' });
    storeLanguageOfPath(at(address), storage);
    expect(storage.getItem('language')).toBe(language);
  });

  test.each(['/', '/login', '/en/login', '/en/2', '/hr/2/info', '/de', '/english', '/2/en'])(
    '%s stores no language, because its path is not only a language of the site',
    (address) => {
      const storage = memoryStorage({ language: 'sr' });
      storeLanguageOfPath(at(address), storage);
      expect(storage.getItem('language')).toBe('sr');
    },
  );
});
