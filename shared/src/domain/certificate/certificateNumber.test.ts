import fc from 'fast-check';
import {
  buildCertificateNumber,
  certificateNumberRandomCharacters,
  parseCertificateNumber,
} from './certificateNumber.ts';

const zeros = Array.from({ length: certificateNumberRandomCharacters }, () => 0);
const numbers = fc
  .tuple(
    fc.integer({ min: 2000, max: 2100 }),
    fc.array(fc.nat(31), {
      minLength: certificateNumberRandomCharacters,
      maxLength: certificateNumberRandomCharacters,
    }),
  )
  .map(([year, random]) => buildCertificateNumber(year, random));

describe('a certificate number', () => {
  it('consists of the year and three groups of four characters', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(number).toMatch(/^(20\d\d|2100)(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      }),
    );
    expect(buildCertificateNumber(2026, zeros)).toBe('2026-0000-0000-000J');
  });

  it('is recognised in small letters, without dashes, with spaces, or with o for 0 and l for 1', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const bare = number.replaceAll('-', '');
        for (const typed of [
          number,
          number.toLowerCase(),
          bare,
          `  ${number.replaceAll('-', ' ')} `,
          number.replaceAll('-', ' – '),
          number.replaceAll('0', 'o').replaceAll('1', 'l'),
          number.replaceAll('0', 'O').replaceAll('1', 'I'),
        ])
          expect(parseCertificateNumber(typed)).toBe(number);
      }),
    );
  });

  it('is refused if any single character is wrong', () => {
    fc.assert(
      fc.property(numbers, fc.nat(15), fc.nat(31), (number, at, other) => {
        const bare = number.replaceAll('-', '');
        const wrong = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(other);
        fc.pre(wrong !== bare[at]);
        expect(
          parseCertificateNumber(bare.slice(0, at) + wrong + bare.slice(at + 1)),
        ).toBeUndefined();
      }),
    );
  });

  it.each([
    '',
    '2026',
    '2026-0000-0000-000K',
    '2026-0000-0000-000J0',
    'U026-0000-0000-000J',
    '2026-0000-0000-00UP',
    ' '.repeat(100),
  ])('cannot be “%s”', (typed) => expect(parseCertificateNumber(typed)).toBeUndefined());

  it('can be built only from a year of four digits and 11 values from 0 to 31', () => {
    expect(() => buildCertificateNumber(26, zeros)).toThrow('year');
    expect(() => buildCertificateNumber(2026, zeros.slice(1))).toThrow('11 random values');
    expect(() => buildCertificateNumber(2026, [...zeros.slice(1), 32])).toThrow('11 random values');
  });
});
