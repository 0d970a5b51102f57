import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const hr = {
  title: 'Upitnici',
  lead: 'Svi upitnici timova u kojima ste. Odaberite onaj koji želite otvoriti.',
  empty: 'Još niste ni u jednom timu. Dodaje vas ured programa; upitnik će se tada pojaviti ovdje.',
  filter: 'Suzi popis',
  organisation: 'Organizacija',
  year: 'Godina',
  allYears: 'Sve godine',
  count_one: '{{shown}} od {{count}} upitnika',
  count_few: '{{shown}} od {{count}} upitnika',
  count_other: '{{shown}} od {{count}} upitnika',
  none: 'Nijedan upitnik ne odgovara tom odabiru.',
  showAll: 'Prikaži sve',
  column: { title: 'Organizacija', year: 'Godina', state: 'Stanje' },
  state: {
    open: 'Ispunjava se',
    submitted: 'Odgovori predani',
    graded: 'Ocjene zaključene',
    inactive: 'Nije aktivan',
  },
} satisfies Shape<typeof en>;
