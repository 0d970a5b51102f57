import fc from 'fast-check';
import {
  listForbiddenPasswordWords,
  findPasswordIssue,
  isCommonPassword,
  regionalPasswords,
} from './password.ts';

const issueOf = (
  next: string,
  given: { current?: string; email?: string; ownTexts?: string[] } = {},
) =>
  findPasswordIssue({
    next,
    current: 'the old password',
    email: 'ana@example.com',
    ownTexts: [],
    isCommon: (password) => password === 'passwordpassword',
    ...given,
  });

describe('a new password', () => {
  test.each([
    ['of 11 characters: refused as too-short', 'a'.repeat(11), 'too-short'],
    ['of 12 characters: accepted', 'a'.repeat(12), undefined],
    ['of 200 characters: accepted', 'a'.repeat(200), undefined],
    ['of 201 characters: refused as too-long', 'a'.repeat(201), 'too-long'],
    [
      'of 11 characters that take two UTF-16 units each: refused as too-short',
      '🔑'.repeat(11),
      'too-short',
    ],
    ['of 12 characters that take two UTF-16 units each: accepted', '🔑'.repeat(12), undefined],
    ['that is empty: refused as too-short', '', 'too-short'],
    ['that is the e-mail: refused as is-email', 'ana@example.com', 'is-email'],
    ['that is the e-mail in capitals: refused as is-email', 'ANA@EXAMPLE.COM', 'is-email'],
    [
      'that contains the e-mail and more: refused as has-own-word',
      'ana@example.com!',
      'has-own-word',
    ],
    ['that is common: refused as is-common', 'passwordpassword', 'is-common'],
    [
      'that is common, written with capitals: refused as is-common',
      'PasswordPassword',
      'is-common',
    ],
    ['that is the old one: refused as unchanged', 'the old password', 'unchanged'],
    ['that differs from the old one only in a capital: accepted', 'The old password', undefined],
  ])('%s', (_, next, expected) => {
    expect(issueOf(next)).toBe(expected);
  });
});

describe('a new password, checked for words of the name, e-mail, organisation and programme,', () => {
  const ownTexts = ['Đurđica Čačić', 'Jadran Foods d.o.o.', 'Meridian', 'Ana Li', 'Łukasz Groß'];

  test.each([
    ['the organisation: refused as has-own-word', 'i love jadran a lot', 'has-own-word'],
    [
      'the organisation in capitals, inside a word: refused as has-own-word',
      'xxJADRANSKIxx',
      'has-own-word',
    ],
    ['the programme: refused as has-own-word', 'Meridian2026!!', 'has-own-word'],
    ['the name without its accents: refused as has-own-word', 'cacic-2026-xx', 'has-own-word'],
    ['the name with its accents: refused as has-own-word', 'ČAČIĆ-2026-xx', 'has-own-word'],
    [
      'the name with its accents as separate characters: refused as has-own-word',
      'c\u030Cac\u030Cic\u0301-2026-x',
      'has-own-word',
    ],
    ['the name with đ written as dj: refused as has-own-word', 'djdurdica 2026', 'has-own-word'],
    [
      'a name of short words, written as one word: refused as has-own-word',
      'analiza-2026',
      'has-own-word',
    ],
    ['a word of the e-mail address: refused as has-own-word', 'example-2026-x', 'has-own-word'],
    [
      'a Polish and a German name without their special letters: refused as has-own-word',
      'lukasz gross 1',
      'has-own-word',
    ],
    ['only the first letters of such words: accepted', 'jadr-meri-cac', undefined],
    ['a word of three letters: accepted', 'doo-ana-com-xx', undefined],
    ['none of these words: accepted', 'correct horse battery', undefined],
  ])('with %s', (_, next, expected) => {
    expect(issueOf(next, { ownTexts })).toBe(expected);
  });

  it('is refused wherever such a word stands in it, in capital or small letters', () => {
    const letters = fc.stringMatching(/^[a-z]{4,12}$/);
    const around = fc.string({ minLength: 6, maxLength: 20 });
    fc.assert(
      fc.property(letters, fc.tuple(around, around), fc.boolean(), (word, sides, isLoud) => {
        const next = sides.join(` ${isLoud ? word.toUpperCase() : word} `);
        fc.pre(next !== 'the old password' && next !== 'passwordpassword');
        expect(issueOf(next, { ownTexts: [`The ${word} d.d.`] })).toBe('has-own-word');
      }),
    );
  });

  it('may not contain a word of four or more letters, nor the short words of a name joined into one', () => {
    expect(
      listForbiddenPasswordWords([
        'Jadran Foods d.o.o.',
        'A1',
        '3M',
        'x-y',
        '',
        'Ana Li',
        'jadran',
      ]),
    ).toEqual(['jadran', 'foods', 'anali']);
  });
});

const common = new Set(['password', 'password1', 'correct', ...regionalPasswords]);

test.each([
  ['a word of the list of common passwords', 'password', true],
  ['a common word with digits after it', 'password2026', true],
  ['a common word with punctuation after it', 'lozinka-2026!', true],
  ['a common password that ends with a digit', 'password1', true],
  ['one character repeated', 'žžžžžžžžžžžž', true],
  ['a common word with letters after it', 'passwords', false],
  ['a common word with digits before it', '2026password', false],
  ['several words with a space between', 'correct horse', false],
  ['only digits and punctuation', '2026!', false],
])('a password that is %s (“%s”) counts as common: %s', (_, password, is) => {
  expect(isCommonPassword(password, common)).toBe(is);
});
