import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

/** Words of the history of a question or an area. */
export const hr = {
  show: 'Povijest',
  title: 'Tko je što promijenio',
  none: 'Ovdje još ništa nije mijenjano.',
  office: 'ured programa',
  agreed: 'svi su se složili',
  before: 'prije:',
  after: 'poslije:',
  confirmed: 'potvrđeno:',
  beforeReveal: 'prije nego što je tim vidio međusobne ocjene',
  empty: 'prazno',
  marked: 'označeno',
  unmarked: 'nije označeno',
  kind: {
    answer: 'Odgovor',
    'client-comment': 'Komentar klijenta',
    document: 'Dokument',
    note: 'Bilješka tima',
    'beyond-mark': 'Above and Beyond',
    'own-grade': 'Ocjena certifikatora',
    'final-grade': 'Konačna ocjena',
    'own-comment': 'Komentar certifikatora',
    'final-comment': 'Konačni komentar',
    'finalization-reset': 'Poništeno zaključenje',
  },
} satisfies Shape<typeof en>;
