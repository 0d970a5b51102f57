/** The kinds of certificates. See docs/product/certificate.md#number. */
export const certificateKinds = ['certificate', 'beyond'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** Crockford's base 32: digits and capital letters without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of random characters in a certificate number, with 5 bits each. */
export const certificateNumberRandomCharacters = 11;

/** Maximum length of a text that is parsed as a certificate number. It allows for blanks and dashes. */
export const maxCertificateNumberLength = 60;

/**
 * Builds the number of a certificate: `2026-7K3F-9QXA-C4TB`, which is the year, random characters and one character
 * that detects typing mistakes. See docs/product/certificate.md#number.
 * @param random whole numbers from 0 to 31; their count is `certificateNumberRandomCharacters`
 */
export function buildCertificateNumber(year: number, random: readonly number[]): string {
  const characters = random.map((value) => alphabet[value]);
  if (characters.length !== certificateNumberRandomCharacters || characters.includes(undefined))
    throw new Error('a certificate number needs 11 random values from 0 to 31');
  if (!/^\d{4}$/.test(String(year))) throw new Error(`${year} is not a year of four digits`);
  const body = [year, ...characters].join('');
  return inGroups(body + checkCharacter(body));
}

/**
 * Reads a number as people type it: in capital or small letters, with blanks, dashes or neither, with O for 0, and I or
 * L for 1.
 * @returns the number as it is stored; undefined if the text cannot be a certificate number
 */
export function parseCertificateNumber(typed: string): string | undefined {
  if (typed.length > maxCertificateNumberLength) return undefined;
  const bare = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (!/^\d{4}[0-9A-HJKMNP-TV-Z]{12}$/.test(bare)) return undefined;
  const body = bare.slice(0, -1);
  return bare.endsWith(checkCharacter(body)) ? inGroups(bare) : undefined;
}

const inGroups = (bare: string): string => (bare.match(/.{4}/g) ?? []).join('-');

/** Luhn's algorithm for 32 characters: it detects any single wrong character, and nearly any swap of two neighbours. */
function checkCharacter(body: string): string {
  const size = alphabet.length;
  const sum = [...body].reverse().reduce((total, character, index) => {
    const value = alphabet.indexOf(character) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / size) + (value % size);
  }, 0);
  return alphabet.charAt((size - (sum % size)) % size);
}
