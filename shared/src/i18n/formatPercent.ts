import { languageTags, type Language } from '../domain/languages.ts';
import { perLanguage } from './perLanguage.ts';

const formats = perLanguage(
  (language) => new Intl.NumberFormat(languageTags[language], { style: 'percent' }),
);

/** Sets the sign apart, so that a line never breaks before it. */
const noBreakSpace = '\u00a0';

/** Serbian orthography parts number and sign as Croatian does; `Intl` writes only the Croatian one so. */
const partsSign: Record<Language, boolean> = { hr: true, sr: true, en: false };

/**
 * A whole percent number in the reader's language: 62 becomes `62 %` in hr and sr, `62%` in en.
 * @param percent 62 for 62 %, rounded to a whole number
 */
export function formatPercent(percent: number, language: Language): string {
  const written = formats(language).format(percent / 100);
  return partsSign[language] ? written.replace(/\s*%/, `${noBreakSpace}%`) : written;
}
