import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  categoryHighlights: {
    headline: 'Što se ovdje ističe',
    lead: 'Što je tim u ovom dijelu radnog života vidio i čuo te smatra vrijednim pohvale.',
  },
  categorySuggestions: {
    headline: 'Što ovdje može biti bolje',
    lead: 'Prijedlozi za ovaj dio radnog života; prvi su oni koji ljudima najviše pomažu.',
  },
  categorySuggestionsAdditional: {
    headline: 'Što bi ovdje moglo slijediti',
    lead: 'Daljnji prijedlozi na putu do certifikata.',
  },
  highlightsFirst: {
    eyebrow: 'Pohvale',
    headline: 'Što radite dobro',
    lead: 'Prakse koje je tim vidio, o kojima je slušao i koje vrijedi zadržati.',
  },
  highlightsSecond: {
    eyebrow: 'Pohvale',
    headline: 'Što još zaslužuje pohvalu',
    lead: 'Još ponešto što bi drugi mogli naučiti od vas.',
  },
  suggestions: {
    eyebrow: 'Prijedlozi',
    headline: 'Gdje možete rasti',
    lead: 'Što bi vašim ljudima donijelo najviše. Počnite s jednim, a ne sa svime.',
  },
  suggestionsAdditional: {
    eyebrow: 'Prijedlozi',
    headline: 'Što bi moglo slijediti nakon toga',
    lead: 'Daljnji koraci za vrijeme kada prvi postanu dio svakodnevice.',
  },
  educations: {
    eyebrow: 'Učenje',
    headline: 'Što vrijedi sljedeće naučiti',
    lead: 'Neka svaka edukacija ima svrhu: za koga je, što će ti ljudi raditi drukčije i po čemu će se to primijetiti.',
  },
} satisfies Shape<typeof en>;
