import type { Shape } from '@cert/shared/i18n';
import type { filter as en } from './words.en.ts';

export const filter = {
  title: 'Dodatna poređenja',
  country: 'Država',
  industry: 'Primarna delatnost',
  group: 'Sopstvena grupa',
  none: 'Bez poređenja',
  newestYear: 'Uporedi s najnovijom godinom',
  ownYear: 'Uporedi s {{year}}.',
  save: 'Sačuvaj',
  reading: 'Poređenje je u toku…',
  done: 'Poređenja su u izveštaju.',
} satisfies Shape<typeof en>;
