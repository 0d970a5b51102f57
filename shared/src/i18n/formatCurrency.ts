import { languageTags, type Language } from '../domain/texts/languages.ts';
import { memoizeByLanguage } from './memoizeByLanguage.ts';

const formats = memoizeByLanguage(
  (language) =>
    new Intl.NumberFormat(languageTags[language], {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** An amount in euro, the programme's only currency: `1.234,50 €` in hr and sr, `€1,234.50` in en. */
export function formatCurrency(amount: number, language: Language): string {
  return formats(language).format(amount);
}
