import type { Language } from '../domain/languages.ts';

/** Makes one formatter per language, when it is first asked for: building `Intl` objects is slow, keeping them is not. */
export function perLanguage<Formatter>(
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
