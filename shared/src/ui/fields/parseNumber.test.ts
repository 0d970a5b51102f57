import fc from 'fast-check';
import { languages, type Language } from '../../domain/texts/languages.ts';
import { formatNumber } from '../../i18n/numbers.ts';
import { listNumberReadings, parseNumber } from './parseNumber.ts';

const anyLanguage = fc.constantFrom(...languages);

describe('a number as people type it', () => {
  test.each<[string, Language, number | null]>([
    ['', 'hr', null],
    ['   ', 'hr', null],
    ['0', 'hr', 0],
    ['007', 'hr', 7],
    ['12,5', 'hr', 12.5],
    ['12.5', 'hr', 12.5],
    ['12,5', 'en', 12.5],
    ['12.5', 'en', 12.5],
    [',5', 'hr', 0.5],
    ['5,', 'hr', 5],
    ['-3', 'hr', -3],
    ['\u2212' + '3', 'hr', -3],
    // One mark, then three digits: the digits are a group if the mark groups in the language.
    ['1.234', 'hr', 1234],
    ['1.234', 'sr', 1234],
    ['1,234', 'en', 1234],
    // One mark, then three digits: the digits are a fraction if the number cannot be a grouped one.
    ['0.234', 'hr', 0.234],
    ['1234.567', 'hr', 1234.567],
    ['1.2345', 'hr', 1.2345],
    ['1.23', 'hr', 1.23],
    // Groups of three digits, separated by the language’s own mark.
    ['1.234.567', 'hr', 1234567],
    ['1.234.567,5', 'sr', 1234567.5],
    ['999.999', 'sr', 999999],
    ['1,234,567', 'en', 1234567],
    ['1,234.5', 'en', 1234.5],
    // Groups of three digits, separated by one kind of space, with comma or point before the decimals.
    ['1 234', 'hr', 1234],
    ['12 345 678', 'sr', 12345678],
    ['1 234 567,50', 'en', 1234567.5],
    ['1\u00a0234.5', 'hr', 1234.5],
    ['1\u2009234\u2009567', 'en', 1234567],
    ['1\u202f234', 'sr', 1234],
    // A number with its unit, and with blanks around it.
    ['1 234 567,50 €', 'hr', 1234567.5],
    ['€1,234.50', 'en', 1234.5],
    ['€ 5', 'hr', 5],
    ['62 %', 'hr', 62],
    ['62\u00a0%', 'sr', 62],
    ['62%', 'en', 62],
    [' 12\r\n', 'hr', 12],
    ['\t12\t', 'en', 12],
    // A number with invisible marks around it, as programs copy them.
    ['\u202d1.234\u202c', 'hr', 1234],
    ['\u200e12\u200b', 'en', 12],
    ['\u200b', 'en', null],
  ])('%j in %s is read as %j', (text, language, expected) => {
    expect(parseNumber(text, language)).toBe(expected);
  });

  test.each([
    // Two numbers in one text.
    '12\t34',
    '12\t345',
    '12\n34',
    '12\r\n345',
    '12 34',
    '5 7',
    '1.5 2',
    '12 3456',
    '1234 567',
    '0 123',
    '1  234',
    '1 234\u00a0567',
    '12.5 345',
    // A sign that groups in no language.
    "12'34",
    "1'234",
    '1’234',
    '12%34',
    '12%345',
    '12€34',
    '12€345',
    '1_234',
    '5€%',
    '€5€',
    '% 5',
    // Groups that do not have three digits, or are separated by two kinds of signs.
    '1.23.456',
    '12.34.567',
    '1,2,3',
    '1,2.3,4',
    '1.234 567',
    '1 234.567.890',
    '1.234.567,890.1',
    // No number at all.
    'abc',
    '12a',
    '-',
    ',',
    '--1',
    '1-2',
    '%',
    '€',
    'Infinity',
    '1e5',
    '١٢',
  ])('%j is not a number in any language', (text) => {
    for (const language of languages) expect(parseNumber(text, language)).toBeNaN();
  });

  test.each<[string, Language]>([
    ['1,234.5', 'hr'],
    ['1,234,567', 'sr'],
    ['1.234,5', 'en'],
    ['1.234.567', 'en'],
  ])(
    '%j is not a number in %s, because its digits are grouped as in another language',
    (text, language) => {
      expect(parseNumber(text, language)).toBeNaN();
    },
  );

  test.each<[string, Language, number[]]>([
    ['1.500', 'en', [1.5, 1500]],
    ['2.000', 'en', [2, 2000]],
    ['€1.500', 'en', [1.5, 1500]],
    ['999.999', 'en', [999.999, 999999]],
    ['1,000', 'hr', [1, 1000]],
    ['1,000', 'sr', [1, 1000]],
    ['12,345 €', 'sr', [12.345, 12345]],
    ['-1,000', 'hr', [-1, -1000]],
  ])('%j in %s can be read as two numbers, so it is not accepted', (text, language, readings) => {
    expect(listNumberReadings(text, language)).toEqual(readings);
    expect(parseNumber(text, language)).toBeNaN();
  });

  test.each<[string, Language]>([
    ['1,500', 'en'],
    ['1.000', 'hr'],
    ['1.000', 'sr'],
    ['1.50', 'en'],
    ['1.5000', 'en'],
    ['0.500', 'en'],
    ['1234.567', 'en'],
    ['1,234.500', 'en'],
    ['1 234,500', 'hr'],
    ['1500', 'en'],
  ])('%j in %s can be read in only one way', (text, language) => {
    expect(listNumberReadings(text, language)).toEqual([parseNumber(text, language)]);
  });

  it('is never joined from two numbers, unless the second is a group of three digits', () => {
    const digits = fc.stringMatching(/^\d{1,6}$/);
    const between = fc.oneof(
      fc.stringMatching(/^[ \t\n.,'’%€\u00a0\u2009\u202f-]{1,2}$/),
      fc.string({ minLength: 1, maxLength: 2 }).filter((text) => !/\d/.test(text)),
    );
    const texts = fc.record({ one: digits, sign: between, other: digits, language: anyLanguage });
    fc.assert(
      fc.property(texts, ({ one, sign, other, language }) => {
        const isGroup = /^[1-9]\d{0,2}$/.test(one) && other.length === 3;
        const groupSigns = [' ', '\u00a0', '\u2009', '\u202f', language === 'en' ? ',' : '.'];
        const isDecimal = sign === ',' || sign === '.';
        const expected =
          isGroup && groupSigns.includes(sign)
            ? Number(one + other)
            : isDecimal && !isGroup
              ? Number(`${one}.${other}`)
              : NaN;
        expect(parseNumber(one + sign + other, language)).toBe(expected);
      }),
    );
  });

  it('is read back exactly if it is typed as it was shown', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        anyLanguage,
        (hundredths, language) => {
          const number = hundredths / 100;
          expect(parseNumber(formatNumber(number, language, 2), language)).toBe(number);
          expect(parseNumber(formatNumber(Math.round(number), language, 0), language)).toBe(
            Math.round(number),
          );
        },
      ),
    );
  });

  it('never causes an exception, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), anyLanguage, (text, language) => {
        const number = parseNumber(text, language);
        expect(number === null || typeof number === 'number').toBe(true);
      }),
    );
  });
});
