import type { Language } from '../domain/texts/languages.ts';
import { formatFileSize } from './formatFileSize.ts';

const mebibyte = 1024 * 1024;

describe('the size of a file', () => {
  test.each<[number, Language, string]>([
    [0, 'en', '0 kB'],
    [1, 'en', '1 kB'],
    [1024, 'en', '1 kB'],
    [1025, 'en', '2 kB'],
    [mebibyte - 1024, 'en', '1,023 kB'],
    [mebibyte - 1, 'en', '1 MB'],
    [2.5 * mebibyte, 'en', '2.5 MB'],
    [2.5 * mebibyte, 'hr', '2,5 MB'],
    [25 * mebibyte, 'sr', '25 MB'],
    [2048 * mebibyte, 'en', '2 GB'],
    [1.5 * 1024 * mebibyte, 'hr', '1,5 GB'],
  ])('of %d bytes in %s is %s', (bytes, language, expected) => {
    expect(formatFileSize(bytes, language).replaceAll(' ', ' ')).toBe(expected);
  });
});
