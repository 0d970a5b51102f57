import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const hr = {
  contents: 'Na ovoj stranici',
  print: 'Ispiši',
  counted: {
    steps_one: '{{count}} korak',
    steps_few: '{{count}} koraka',
    steps_other: '{{count}} koraka',
    areas_one: '{{count}} područje',
    areas_few: '{{count}} područja',
    areas_other: '{{count}} područja',
    keyAreas_one: '{{count}} ključno područje',
    keyAreas_few: '{{count}} ključna područja',
    keyAreas_other: '{{count}} ključnih područja',
    certifiers_one: '{{count}} certifikator',
    certifiers_few: '{{count}} certifikatora',
    certifiers_other: '{{count}} certifikatora',
    themes_one: '{{count}} kategorija',
    themes_few: '{{count}} kategorije',
    themes_other: '{{count}} kategorija',
  },
} satisfies Shape<typeof en>;
