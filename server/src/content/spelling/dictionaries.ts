import type { Language } from '@cert/shared/domain';

/** Hunspell's dictionary of each language, and the Debian package that holds it. */
export const dictionaries: Record<Language, { name: string; debianPackage: string }> = {
  hr: { name: 'hr_HR', debianPackage: 'hunspell-hr' },
  // Serbian is written in Latin script.
  sr: { name: 'sr_Latn_RS', debianPackage: 'hunspell-sr' },
  en: { name: 'en_US', debianPackage: 'hunspell-en-us' },
};
