import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const sr = {
  title: 'Upitnici',
  lead: 'Svi upitnici timova u kojima ste. Izaberite onaj koji želite da otvorite.',
  empty:
    'Još niste ni u jednom timu. Dodaje vas kancelarija programa; upitnik će se tada pojaviti ovde.',
  filter: 'Suzite spisak',
  organisation: 'Organizacija',
  year: 'Godina',
  allYears: 'Sve godine',
  count_one: '{{shown}} od {{count}} upitnika',
  count_few: '{{shown}} od {{count}} upitnika',
  count_other: '{{shown}} od {{count}} upitnika',
  none: 'Nijedan upitnik ne odgovara tom izboru.',
  showAll: 'Prikaži sve',
  column: { title: 'Organizacija', year: 'Godina', state: 'Stanje' },
  state: {
    open: 'Popunjava se',
    submitted: 'Odgovori predati',
    graded: 'Ocene zaključene',
    inactive: 'Nije aktivan',
  },
} satisfies Shape<typeof en>;
