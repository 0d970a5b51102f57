import { languageTags, type Language } from '../domain/languages.ts';
import { perLanguage } from './perLanguage.ts';

const formats = perLanguage(
  (language) =>
    new Intl.NumberFormat(languageTags[language], { style: 'percent', maximumFractionDigits: 2 }),
);

/** Sets the sign apart, so that a line never breaks before it. */
const noBreakSpace = '\u00a0';

/** Serbian orthography parts number and sign as Croatian does; `Intl` writes only the Croatian one so. */
const partsSign: Record<Language, boolean> = { hr: true, sr: true, en: false };

/**
 * A percent number that need not be whole: 1.4 becomes `1,4 %` in hr and sr, `1.4%` in en.
 * @param percent 1.4 for 1.4 %, rounded to two decimals
 */
export function formatExactPercent(percent: number, language: Language): string {
  const written = formats(language).format(percent / 100);
  return partsSign[language] ? written.replace(/\s*%/, `${noBreakSpace}%`) : written;
}
