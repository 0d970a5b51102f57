import { languages, languageTags, type Language } from '../domain/texts/languages.ts';
import type { QuestionGrade } from '../domain/grades/grade.ts';
import {
  formatCurrency,
  formatDay,
  formatDayTime,
  formatExactPercent,
  formatGrade,
  formatNumber,
  formatPercent,
} from './index.ts';

const space = '\u00a0';
const afternoon = new Date(2026, 10, 12, 14, 5);

describe('a number', () => {
  test.each<[number, Language, string]>([
    [0, 'hr', '0'],
    [1234.5, 'hr', '1.234,5'],
    [1234.5, 'sr', '1.234,5'],
    [1234.5, 'en', '1,234.5'],
    [99999999, 'hr', '99.999.999'],
    [1.005, 'en', '1.01'],
  ])('%d in %s is shown as %s', (value, language, expected) => {
    expect(formatNumber(value, language)).toBe(expected);
  });

  it.each(languages)(
    'that is whole has the digits and separators of the browser’s own format: %s',
    (language) => {
      const format = new Intl.NumberFormat(languageTags[language]);
      for (const digits of [
        '7',
        '62',
        '999',
        '1000',
        '12345',
        '999999',
        '1000000',
        '9007199254740991',
      ])
        for (const value of [Number(digits), -Number(digits)])
          expect(formatNumber(value, language)).toBe(format.format(value));
    },
  );

  it('has exactly as many decimals as the caller asks for', () => {
    expect(formatNumber(1234, 'hr', 2)).toBe('1.234,00');
    expect(formatNumber(2.25, 'en', 1)).toBe('2.3');
    expect(formatNumber(2.25, 'en', 2)).toBe('2.25');
  });
});

describe('a percentage', () => {
  test.each<[number, Language, string]>([
    [0, 'hr', `0${space}%`],
    [62, 'hr', `62${space}%`],
    [62, 'sr', `62${space}%`],
    [62, 'en', '62%'],
    [100, 'sr', `100${space}%`],
    [1200, 'hr', `1.200${space}%`],
    [-5, 'en', '-5%'],
  ])('%d in %s is shown as %s', (percent, language, expected) => {
    expect(formatPercent(percent, language)).toBe(expected);
  });
});

describe('a percentage with decimals', () => {
  test.each<[number, Language, string]>([
    [1.4, 'hr', `1,4${space}%`],
    [1.4, 'sr', `1,4${space}%`],
    [1.4, 'en', '1.4%'],
    [2, 'en', '2%'],
  ])('%d in %s is shown as %s', (percent, language, expected) => {
    expect(formatExactPercent(percent, language)).toBe(expected);
  });
});

describe('an amount in euro', () => {
  test.each<[number, Language, string]>([
    [1234.5, 'hr', `1.234,50${space}€`],
    [1234.5, 'sr', `1.234,50${space}€`],
    [1234.5, 'en', '€1,234.50'],
    [1200, 'hr', `1.200${space}€`],
  ])('%d in %s is shown as %s', (amount, language, expected) => {
    expect(formatCurrency(amount, language)).toBe(expected);
  });
});

describe('a date with its time', () => {
  test.each<[Language, string, string]>([
    ['hr', '12. stu 2026.', '12. stu 2026. 14:05'],
    ['sr', '12. nov 2026.', '12. nov 2026. 14:05'],
    ['en', '12 Nov 2026', '12 Nov 2026, 14:05'],
  ])('in %s is shown as “%s” without and as “%s” with the time', (language, day, dayTime) => {
    expect(formatDay(afternoon, language)).toBe(day);
    expect(formatDayTime(afternoon, language)).toBe(dayTime);
  });

  it('may be given as the ISO text that the API sends', () => {
    expect(formatDayTime(afternoon.toISOString(), 'en')).toBe('12 Nov 2026, 14:05');
  });

  it('cannot be formatted from a text that is no date: an error is thrown', () => {
    expect(() => formatDay('yesterday', 'en')).toThrow(RangeError);
  });
});

describe('a grade', () => {
  test.each<[QuestionGrade, Language, string]>([
    [null, 'hr', '–'],
    [0, 'hr', '0'],
    [2.5, 'hr', '2,5'],
    [2.5, 'sr', '2,5'],
    [2.5, 'en', '2.5'],
    [3, 'en', '3'],
    [4, 'en', '3+'],
  ])('%j in %s is shown as %s', (grade, language, expected) => {
    expect(formatGrade(grade, language)).toBe(expected);
  });
});
