import { memoryStorage } from '../../testing/index.ts';
import { pathInLanguage, readLocale } from './language.ts';

describe('the language of a page', () => {
  test.each([
    ['/hr/7/info', null, 'hr', '/hr'],
    ['/sr', null, 'sr', '/sr'],
    ['/en/', 'sr', 'en', '/en'],
    ['/7/info', null, 'hr', '/'],
    ['/7/info', 'sr', 'sr', '/'],
    ['/', 'en', 'en', '/'],
    ['/', 'de', 'hr', '/'],
    ['/de/7', null, 'hr', '/'],
    ['/english/7', 'sr', 'sr', '/'],
    ['/7/en', null, 'hr', '/'],
    ['', null, 'hr', '/'],
  ])(
    'at the path %s, with the stored language %s, is %s, and its paths start with %s',
    (path, stored, ...place) => {
      const storage = memoryStorage(stored ? { language: stored } : {});
      const { language, basename } = readLocale(path, storage);
      expect([language, basename]).toEqual(place);
    },
  );
});

describe('the same page in another language', () => {
  test.each([
    ['/en/7/info', 'hr', '/hr/7/info'],
    ['/7/info', 'sr', '/sr/7/info'],
    ['/en', 'hr', '/hr'],
    ['/', 'en', '/en/'],
    ['/hr/7/en', 'sr', '/sr/7/en'],
    ['/hr/7/info/', 'hr', '/hr/7/info/'],
  ] as const)('of the path %s in %s is %s', (path, language, other) => {
    expect(pathInLanguage(path, language)).toBe(other);
  });
});
