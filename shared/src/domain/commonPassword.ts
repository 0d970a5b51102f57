/** Words that people of the region base passwords on; the lists of common passwords are English. */
export const regionalPasswords = [
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
] as const;

/**
 * Whether a password is one that attackers try first: a word on the list of common passwords, such a word followed by
 * digits or signs, or a repeated piece of up to ten characters.
 * @param password in lower case
 * @param common whether a word is on the list, `regionalPasswords` included
 */
export function isCommonPassword(
  password: string,
  common: { has(word: string): boolean },
): boolean {
  const word = password.replace(/[^\p{L}]+$/u, '');
  return (
    common.has(password) || (word !== '' && common.has(word)) || /^(.{1,10})\1+$/u.test(password)
  );
}
