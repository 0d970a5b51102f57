import { findMessageIssues } from './findMessageIssues.ts';

const three = (text: string) => ({ left_one: text, left_few: text, left_other: text });
const sound = {
  hr: { save: 'Spremi', ...three('još {{count}}') },
  sr: { save: 'Sačuvaj', ...three('još {{count}}') },
  en: { save: 'Save', left_one: 'one more', left_other: '{{count}} more' },
};

test('messages that are complete in all languages have no issue', () => {
  expect(findMessageIssues(sound)).toEqual([]);
});

test('a key that is missing in one language is reported', () => {
  const { save, ...sr } = sound.sr;
  expect(findMessageIssues({ ...sound, sr })).toEqual(['"save" is missing in sr.']);
});

test('each language must have exactly the plural forms of its grammar', () => {
  const { left_few, ...hr } = sound.hr;
  const en = { ...sound.en, left_few: '{{count}} more' };
  expect(findMessageIssues({ ...sound, hr, en })).toEqual([
    '"left_few" is missing in hr.',
    '"left_few" is no plural form of en.',
  ]);
});

test('an empty text is reported with its key and language', () => {
  expect(findMessageIssues({ ...sound, sr: { ...sound.sr, save: ' ' } })).toEqual([
    '"save" is empty in sr.',
  ]);
});

test('a placeholder that is missing in one language is reported, with what each language has', () => {
  const sr = { ...sound.sr, ...three('još {{number}}') };
  expect(findMessageIssues({ ...sound, sr })).toEqual([
    '"left" has different placeholders (hr: count; sr: number; en: count).',
  ]);
});

test('a tag that is missing or not closed in one language is reported', () => {
  const linked = (save: string) => ({
    hr: { save },
    sr: { save: 'a <b>b</b>' },
    en: { save: '<b>c</b>' },
  });
  expect(findMessageIssues(linked('<b>d</b>'))).toEqual([]);
  expect(findMessageIssues(linked('d'))).toEqual([
    '"save" has different tags (hr: none; sr: </b>, <b>; en: </b>, <b>).',
  ]);
  expect(findMessageIssues(linked('<b>d'))).toEqual([
    '"save" has different tags (hr: <b>; sr: </b>, <b>; en: </b>, <b>).',
  ]);
});

test('lists of messages are compared item by item: an item that is missing in one language is reported', () => {
  const list = (...text: string[]) => ({ text });
  expect(findMessageIssues({ hr: list('a'), sr: list('b', 'c'), en: list('d', 'e') })).toEqual([
    '"text.1" is missing in hr.',
  ]);
});

test.each([
  ['of 20 characters', 'x'.repeat(20), []],
  ['of 20 characters and a placeholder', `${'x'.repeat(20)} {{category}}`, []],
  ['of 21 characters', 'x'.repeat(21), ['"save" is the same in hr and en.']],
])(
  'a text %s (%j) that is the same in Croatian and English has these issues: %j',
  (_length, save, issues) => {
    const sr = save.replaceAll('x', 'y');
    expect(findMessageIssues({ hr: { save }, sr: { save: sr }, en: { save } })).toEqual(issues);
  },
);
