import { listPluralCategories, selectPluralForm } from './plurals.ts';

const hours = {
  hr: { one: 'sat', few: 'sata', other: 'sati' },
  sr: { one: 'sat', few: 'sata', other: 'sati' },
  en: { one: 'hour', other: 'hours' },
};

it.each<[number | null, string, string]>([
  [0, 'sati', 'hours'],
  [1, 'sat', 'hour'],
  [2, 'sata', 'hours'],
  [5, 'sati', 'hours'],
  [11, 'sati', 'hours'],
  [21, 'sat', 'hours'],
  [22, 'sata', 'hours'],
  // The form of a decimal number depends on its digits.
  [1.5, 'sati', 'hours'],
  [1.2, 'sata', 'hours'],
  [0.1, 'sat', 'hours'],
  // 1.001 is shown as 1.
  [1.001, 'sat', 'hour'],
  [null, 'sati', 'hours'],
])(
  'with the number %p, the noun for hours is “%s” in Croatian and Serbian and “%s” in English',
  (value, slavic, english) => {
    expect(selectPluralForm(hours.hr, value, 'hr')).toBe(slavic);
    expect(selectPluralForm(hours.sr, value, 'sr')).toBe(slavic);
    expect(selectPluralForm(hours.en, value, 'en')).toBe(english);
  },
);

it('a noun without plural forms never changes', () => {
  expect(selectPluralForm('XXX %', 1, 'en')).toBe('XXX %');
});

it('Croatian and Serbian have the plural categories one, few and other; English has one and other', () => {
  expect(listPluralCategories('hr').toSorted()).toEqual(['few', 'one', 'other']);
  expect(listPluralCategories('sr').toSorted()).toEqual(['few', 'one', 'other']);
  expect(listPluralCategories('en').toSorted()).toEqual(['one', 'other']);
});
