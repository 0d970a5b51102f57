import type { Shape } from '@cert/shared/i18n';
import type { filter as en } from './words.en.ts';

export const filter = {
  title: 'Dodatne usporedbe',
  country: 'Država',
  industry: 'Primarna djelatnost',
  group: 'Vlastita grupa',
  none: 'Bez usporedbe',
  newestYear: 'Usporedi s najnovijom godinom',
  ownYear: 'Usporedi s {{year}}.',
  save: 'Spremi',
  reading: 'Usporedba je u tijeku…',
  done: 'Usporedbe su u izvješću.',
} satisfies Shape<typeof en>;
