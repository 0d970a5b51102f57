import { defaultLanguage, isLanguage, languages, languageTags } from './languages.ts';

test('the languages are Croatian, Serbian and English; the first is the default', () => {
  expect(languages).toEqual(['hr', 'sr', 'en']);
  expect(defaultLanguage).toBe('hr');
});

test.each(['HR', 'hr-HR', 'de', '', null, undefined, 1])(
  '%p is not a language of the site',
  (value) => {
    expect(isLanguage(value)).toBe(false);
  },
);

test('Serbian is written in Latin script', () => {
  expect(new Intl.Locale(languageTags.sr).script).toBe('Latn');
});
