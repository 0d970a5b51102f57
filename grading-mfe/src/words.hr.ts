import type { Shape } from '@cert/shared/i18n';
import { hr as beyond } from './beyond/words.hr.ts';
import { hr as area } from './grading/words.hr.ts';
import { hr as history } from './history/words.hr.ts';
import { hr as meeting } from './meeting/words.hr.ts';
import { hr as question } from './question/words.hr.ts';
import { hr as sidebar } from './sidebar/words.hr.ts';
import type { en } from './words.en.ts';

export const hr = {
  keyArea: 'ključno područje',
  suggestion: {
    title: 'Prijedlog sustava',
    forInformation: 'samo kao informacija',
    none: 'još nema ocijenjenih odgovora',
  },
  previous: {
    title: 'Prethodna konačna ocjena',
    better: 'bolje nego prije',
    worse: 'lošije nego prije',
    same: 'jednako kao prije',
  },
  least: {
    title: 'Potrebno za ključno područje',
    atLeast: 'najmanje {{least}}',
    below:
      'Ocjena {{shown}} niža je od {{least}}, najniže ocjene potrebne za ovo ključno područje.',
  },
  own: {
    title: 'Vaša ocjena',
    clearHint: 'Ocjenu brišete tako da je ponovno odaberete.',
  },
  saving: {
    saving: 'Spremanje…',
    saved: 'Spremljeno',
    unsent: 'Još nije spremljeno',
    refused: 'Nije prihvaćeno, vidi poruku iznad',
  },
  area,
  beyond,
  history,
  meeting,
  question,
  sidebar,
} satisfies Shape<typeof en>;
