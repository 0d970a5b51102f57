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
    ['of 11 characters', 'a'.repeat(11), 'too-short'],
    ['of 12 characters', 'a'.repeat(12), undefined],
    ['of 200 characters', 'a'.repeat(200), undefined],
    ['of 201 characters', 'a'.repeat(201), 'too-long'],
    ['of 11 characters that take two units each', '🔑'.repeat(11), 'too-short'],
    ['of 12 characters that take two units each', '🔑'.repeat(12), undefined],
    ['that is empty', '', 'too-short'],
    ['that is the e-mail', 'ana@example.com', 'is-email'],
    ['that is the e-mail in capitals', 'ANA@EXAMPLE.COM', 'is-email'],
    ['that holds the e-mail and more', 'ana@example.com!', 'has-own-word'],
    ['that is common', 'passwordpassword', 'is-common'],
    ['that is common but for capitals', 'PasswordPassword', 'is-common'],
    ['that is the old one', 'the old password', 'unchanged'],
    ['that is the old one but for a capital', 'The old password', undefined],
  ])('%s', (_, next, expected) => {
    expect(issueOf(next)).toBe(expected);
  });
});

describe('a word that stands close to the account', () => {
  const ownTexts = ['Đurđica Čačić', 'Jadran Foods d.o.o.', 'Meridian', 'Ana Li', 'Łukasz Groß'];

  test.each([
    ['the organisation', 'i love jadran a lot', 'has-own-word'],
    ['the organisation in capitals, inside a word', 'xxJADRANSKIxx', 'has-own-word'],
    ['the programme', 'Meridian2026!!', 'has-own-word'],
    ['the name without its accents', 'cacic-2026-xx', 'has-own-word'],
    ['the name with them', 'ČAČIĆ-2026-xx', 'has-own-word'],
    [
      'the name with accents as signs of their own',
      'c\u030Cac\u030Cic\u0301-2026-x',
      'has-own-word',
    ],
    ['the name with a letter that is no accented one', 'djdurdica 2026', 'has-own-word'],
    ['a name of short words, written together', 'analiza-2026', 'has-own-word'],
    ['one of the e-mail', 'example-2026-x', 'has-own-word'],
    ['a Polish and a German name', 'lukasz gross 1', 'has-own-word'],
    ['the first letters of a word only', 'jadr-meri-cac', undefined],
    ['a part of three letters', 'doo-ana-com-xx', undefined],
    ['nothing of it', 'correct horse battery', undefined],
  ])('%s: %s', (_, next, expected) => {
    expect(issueOf(next, { ownTexts })).toBe(expected);
  });

  it('is found wherever it stands, however it is written', () => {
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

  it('is four letters at least', () => {
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
  ['a word of the list', 'password', true],
  ['one with digits behind it', 'password2026', true],
  ['one with signs behind it', 'lozinka-2026!', true],
  ['one of the list that ends with a digit', 'password1', true],
  ['one character over and over', 'žžžžžžžžžžžž', true],
  ['one with letters behind it', 'passwords', false],
  ['one with something before it', '2026password', false],
  ['several words', 'correct horse', false],
  ['digits and signs alone', '2026!', false],
])('%s: %s', (_, password, is) => {
  expect(isCommonPassword(password, common)).toBe(is);
});
