import { languageTags, type Language } from '../domain/texts/languages.ts';
import { perLanguage } from './perLanguage.ts';

const formats = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(languageTags[language], { hour: '2-digit', minute: '2-digit' }),
);

/**
 * The time of day of an instant on the 24-hour clock, in the reader's time zone: `14:32`.
 * @param instant a Date, or an ISO 8601 date and time as the API sends it
 * @throws RangeError when the text is not a date
 */
export function formatTime(instant: Date | string, language: Language): string {
  return formats(language).format(new Date(instant));
}
