import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that people of the region build passwords on; the list of the library is English. */
const regionalWords = [
  'beograd',
  'dinamozagreb',
  'dobrodosli',
  'hajduksplit',
  'hrvatska',
  'jebemtimater',
  'lozinka',
  'ljubavmoja',
  'mojalozinka',
  'mojasifra',
  'partizan',
  'qwertz',
  'qwertzuiop',
  'sarajevo',
  'sifra',
  'slovenija',
  'srbija',
  'volimte',
  'zagreb',
  'zaporka',
  'zvezda',
];

const commonWords = new Set([...dictionary['passwords-common'], ...regionalWords]);

/**
 * Whether a password is one that guessers try first: on the list of the 49,000 most common ones, such a word with
 * digits or signs behind it, or one character over and over.
 * @param password in lower case
 */
export function isCommonPassword(password: string): boolean {
  const word = password.replace(/[^\p{L}]+$/u, '');
  return (
    commonWords.has(password) ||
    (word !== '' && commonWords.has(word)) ||
    /^(.)\1*$/u.test(password)
  );
}
