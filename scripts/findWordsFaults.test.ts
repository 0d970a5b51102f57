import { findWordsFaults } from './findWordsFaults.ts';

const sound = {
  hr: { save: 'Spremi', left: { count_one: 'još {{count}}', count_few: 'još {{count}} promjene' } },
  sr: { save: 'Sačuvaj', left: { count_one: 'još {{count}}', count_few: 'još {{count}} izmene' } },
  en: { save: 'Save', left: { count_one: 'one more', count_other: '{{count}} more' } },
};

test('words that are complete in all languages have no fault', () => {
  expect(findWordsFaults(sound)).toEqual([]);
});

test('an empty text is named with its key and language', () => {
  expect(findWordsFaults({ ...sound, sr: { ...sound.sr, save: ' ' } })).toEqual([
    '"save" is empty in sr.',
  ]);
});

test('a placeholder that one language lacks is named, and what each language has', () => {
  const sr = { ...sound.sr, left: { count_one: 'još jedna', count_few: 'još {{number}}' } };
  expect(findWordsFaults({ ...sound, sr })).toEqual([
    '"left.count" has different placeholders (hr: count; sr: number; en: count).',
  ]);
});

test.each([
  ['of 20 characters', 'x'.repeat(20), []],
  ['of 20 characters and a placeholder', `${'x'.repeat(20)} {{category}}`, []],
  ['of 21 characters', 'x'.repeat(21), ['"save" is the same in hr and en.']],
])('a text %s that is the same in Croatian and English', (_length, save, faults) => {
  const words = { hr: { save }, sr: { save: `sr ${save}` }, en: { save } };
  expect(findWordsFaults(words)).toEqual(faults);
});
