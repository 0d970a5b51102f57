import fc from 'fast-check';
import { languages, type Language } from '../../domain/texts/languages.ts';
import { formatNumber } from '../../i18n/numbers.ts';
import { parseNumber } from './useNumberInput.ts';

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
    // one separator, then three digits: ambiguous, so the language decides
    ['1.234', 'hr', 1234],
    ['1.234', 'sr', 1234],
    ['1.234', 'en', 1.234],
    ['1,234', 'hr', 1.234],
    ['1,234', 'en', 1234],
    // … unless the digits cannot be a grouped number
    ['0.234', 'hr', 0.234],
    ['1234.567', 'hr', 1234.567],
    // point and comma: the last one is the decimal separator
    ['1.234,5', 'en', 1234.5],
    ['1,234.5', 'hr', 1234.5],
    ['1.234.567', 'en', 1234567],
    ['1,234,567', 'hr', 1234567],
    // pasted from another program
    ['1 234 567,50 €', 'hr', 1234567.5],
    ['1\u00a0234\u202f567', 'en', 1234567],
    ['€1,234.50', 'en', 1234.5],
    ["1'234", 'hr', 1234],
    ['62 %', 'hr', 62],
  ])('%j in %s is %j', (text, language, expected) => {
    expect(parseNumber(text, language)).toBe(expected);
  });

  test.each([
    'abc',
    '12a',
    '-',
    ',',
    '1,2,3',
    '1.23.456',
    '1,2.3,4',
    '--1',
    '1-2',
    '%',
    'Infinity',
    '1e5',
  ])('%j is no number in any language', (text) => {
    for (const language of languages) expect(parseNumber(text, language)).toBeNaN();
  });

  it('is read back exactly as it was shown', () => {
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

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), anyLanguage, (text, language) => {
        const number = parseNumber(text, language);
        expect(number === null || typeof number === 'number').toBe(true);
      }),
    );
  });
});
