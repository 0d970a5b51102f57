import { languageTags, type Language } from '../domain/texts/languages.ts';
import { memoizeByLanguage } from './memoizeByLanguage.ts';

/** Bytes per kB and kB per MB, as in file managers. */
const step = 1024;

const kilobytes = sizes('kilobyte', 0);
const megabytes = sizes('megabyte', 1);
const gigabytes = sizes('gigabyte', 1);

/**
 * The size of a file in the given language: `34 kB`, `2,5 MB`, `2 GB`; at least 1 kB.
 * @param bytes 0 or more
 */
export function formatFileSize(bytes: number, language: Language): string {
  const inKilobytes = Math.ceil(bytes / step);
  if (inKilobytes < step) return kilobytes(language).format(inKilobytes);
  const inMegabytes = bytes / step / step;
  return inMegabytes < step
    ? megabytes(language).format(inMegabytes)
    : gigabytes(language).format(inMegabytes / step);
}

function sizes(unit: 'kilobyte' | 'megabyte' | 'gigabyte', maxDecimals: number) {
  return memoizeByLanguage(
    (language) =>
      new Intl.NumberFormat(languageTags[language], {
        style: 'unit',
        unit,
        maximumFractionDigits: maxDecimals,
      }),
  );
}
