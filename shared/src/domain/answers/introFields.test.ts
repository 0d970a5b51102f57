import { introFields, introKey, parseIntroKey } from './introFields.ts';

test.each(introFields)(
  'the form key of the intro question %s is parsed back to that question',
  (field) => {
    expect(parseIntroKey(introKey(field))).toBe(field);
  },
);

test.each(['intro_', 'intro_other', 'proudOf', 'intro_proudOf ', 'question_1', ''])(
  '%j is not the form key of an intro question',
  (key) => {
    expect(parseIntroKey(key)).toBeUndefined();
  },
);
