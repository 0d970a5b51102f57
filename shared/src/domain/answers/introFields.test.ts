import { introFields, introKey, parseIntroKey } from './introFields.ts';

test.each(introFields)('the key of %s is read back as what it was made of', (field) => {
  expect(parseIntroKey(introKey(field))).toBe(field);
});

test.each(['intro_', 'intro_other', 'proudOf', 'intro_proudOf ', 'question_1', ''])(
  '%j is no key of an intro question',
  (key) => {
    expect(parseIntroKey(key)).toBeUndefined();
  },
);
