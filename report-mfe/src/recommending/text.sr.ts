import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
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
