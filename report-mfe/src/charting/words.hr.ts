import type { Shape } from '@cert/shared/i18n';
import type { chart as en } from './words.en.ts';

export const chart = {
  alternative: 'Grafikon: {{message}}. Brojke slijede u tablici.',
  none: 'n/d',
  noneNote: 'n/d: nema vrijednosti ili iza nje stoji premalo organizacija da bi se prikazala.',
  own: '{{organisation}} {{year}}',
  ofYear: '{{name}}, {{year}}',
  who: {
    average: 'Prosjek svih',
    country: 'Država',
    industry: 'Primarna djelatnost',
    group: 'Vlastita grupa',
  },
  others: {
    exactly_one: '{{who}}: {{count}} organizacija',
    exactly_few: '{{who}}: {{count}} organizacije',
    exactly_other: '{{who}}: {{count}} organizacija',
    between_one: '{{who}}: od {{from}} do {{count}} organizacije',
    between_few: '{{who}}: od {{from}} do {{count}} organizacije',
    between_other: '{{who}}: od {{from}} do {{count}} organizacija',
  },
  organisations_one: '{{count}} organizacija',
  organisations_few: '{{count}} organizacije',
  organisations_other: '{{count}} organizacija',
  topic: 'Tema',
  step: 'Korak',
  compared: 'Usporedba',
  grade: 'Ocjena {{grade}}',
  threshold: 'Prag {{percent}}',
} satisfies Shape<typeof en>;
