import { languageTags, type Language } from '../domain/texts/languages.ts';
import { perLanguage } from './perLanguage.ts';

const formats = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(languageTags[language], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);

/**
 * The day of an instant, in the reader's language and time zone: `12 Nov 2026`, `12. stu 2026.`
 * @param instant a Date, or an ISO 8601 date and time as the API sends it
 * @throws RangeError when the text is not a date
 */
export function formatDay(instant: Date | string, language: Language): string {
  return formats(language).format(new Date(instant));
}
