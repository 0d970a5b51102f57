import { languageTags, type Language } from '../domain/texts/languages.ts';
import { perLanguage } from './perLanguage.ts';

const formats = perLanguage(
  (language) =>
    new Intl.NumberFormat(languageTags[language], { style: 'percent', maximumFractionDigits: 2 }),
);

/** Separates number and sign without allowing a line break between them. */
const noBreakSpace = '\u00a0';

/** Serbian separates number and sign as Croatian does, but `Intl` does so only for Croatian. */
const partsSign: Record<Language, boolean> = { hr: true, sr: true, en: false };

/**
 * Formats a percentage with up to two decimals: 1.4 becomes `1,4 %` in hr and sr, `1.4%` in en.
 * @param percent 1.4 for 1.4 %, rounded to two decimals
 */
export function formatExactPercent(percent: number, language: Language): string {
  const written = formats(language).format(percent / 100);
  return partsSign[language] ? written.replace(/\s*%/, `${noBreakSpace}%`) : written;
}
