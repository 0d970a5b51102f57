import type { Language } from '../domain/texts/languages.ts';

/** Creates one formatter per language on first use and caches it, because creating `Intl` objects is slow. */
export function memoizeByLanguage<Formatter>(
  make: (language: Language) => Formatter,
): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const known = made.get(language);
    if (known) return known;
    const formatter = make(language);
    made.set(language, formatter);
    return formatter;
  };
}
