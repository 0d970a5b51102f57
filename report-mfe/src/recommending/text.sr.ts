import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  categoryHighlights: {
    headline: 'Šta se ovde ističe',
    lead: 'Šta je tim u ovom delu radnog života video i čuo i smatra vrednim pohvale.',
  },
  categorySuggestions: {
    headline: 'Šta ovde može da bude bolje',
    lead: 'Predlozi za ovaj deo radnog života; prvi su oni koji ljudima najviše pomažu.',
  },
  categorySuggestionsAdditional: {
    headline: 'Šta bi ovde moglo da usledi',
    lead: 'Dalji predlozi na putu do sertifikata.',
  },
  highlightsFirst: {
    eyebrow: 'Pohvale',
    headline: 'Šta radite dobro',
    lead: 'Prakse koje je tim video, o kojima je slušao i koje vredi zadržati.',
  },
  highlightsSecond: {
    eyebrow: 'Pohvale',
    headline: 'Šta još zaslužuje pohvalu',
    lead: 'Još ponešto što bi drugi mogli da nauče od vas.',
  },
  suggestions: {
    eyebrow: 'Predlozi',
    headline: 'Gde možete da rastete',
    lead: 'Šta bi vašim ljudima donelo najviše. Počnite od jednog, a ne od svega.',
  },
  suggestionsAdditional: {
    eyebrow: 'Predlozi',
    headline: 'Šta bi moglo da usledi posle toga',
    lead: 'Dalji koraci za vreme kada prvi postanu deo svakodnevice.',
  },
  educations: {
    eyebrow: 'Učenje',
    headline: 'Šta vredi sledeće naučiti',
    lead: 'Neka svaka obuka ima svrhu: za koga je, šta će ti ljudi raditi drugačije i po čemu će se to primetiti.',
  },
} satisfies Shape<typeof en>;
