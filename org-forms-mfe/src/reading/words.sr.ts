import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const sr = {
  contents: 'Na ovoj stranici',
  print: 'Odštampaj',
  counted: {
    steps_one: '{{count}} korak',
    steps_few: '{{count}} koraka',
    steps_other: '{{count}} koraka',
    areas_one: '{{count}} oblast',
    areas_few: '{{count}} oblasti',
    areas_other: '{{count}} oblasti',
    keyAreas_one: '{{count}} ključna oblast',
    keyAreas_few: '{{count}} ključne oblasti',
    keyAreas_other: '{{count}} ključnih oblasti',
    certifiers_one: '{{count}} sertifikator',
    certifiers_few: '{{count}} sertifikatora',
    certifiers_other: '{{count}} sertifikatora',
    themes_one: '{{count}} kategorija',
    themes_few: '{{count}} kategorije',
    themes_other: '{{count}} kategorija',
  },
} satisfies Shape<typeof en>;
