import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

/** Words of the history of a question or an area. */
export const sr = {
  show: 'Istorija',
  title: 'Ko je šta promenio',
  none: 'Ovde još ništa nije menjano.',
  office: 'kancelarija programa',
  agreed: 'svi su se složili',
  before: 'pre:',
  after: 'posle:',
  confirmed: 'potvrđeno:',
  beforeReveal: 'pre nego što je tim video međusobne ocene',
  empty: 'prazno',
  marked: 'označeno',
  unmarked: 'nije označeno',
  kind: {
    answer: 'Odgovor',
    'client-comment': 'Komentar klijenta',
    document: 'Dokument',
    note: 'Beleška tima',
    'beyond-mark': 'Above and Beyond',
    'own-grade': 'Ocena sertifikatora',
    'final-grade': 'Konačna ocena',
    'own-comment': 'Komentar sertifikatora',
    'final-comment': 'Konačan komentar',
    'finalization-reset': 'Poništeno zaključenje',
  },
} satisfies Shape<typeof en>;
