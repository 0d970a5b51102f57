import type { Shape } from '@cert/shared/i18n';
import { sr as beyond } from './beyond/words.sr.ts';
import { sr as area } from './grading/words.sr.ts';
import { sr as history } from './history/words.sr.ts';
import { sr as meeting } from './meeting/words.sr.ts';
import { sr as question } from './question/words.sr.ts';
import { sr as sidebar } from './sidebar/words.sr.ts';
import type { en } from './words.en.ts';

export const sr = {
  keyArea: 'ključna oblast',
  suggestion: {
    title: 'Predlog sistema',
    forInformation: 'samo informativno',
    none: 'još nema ocenjenih odgovora',
  },
  previous: {
    title: 'Prethodna konačna ocena',
    better: 'bolje nego ranije',
    worse: 'lošije nego ranije',
    same: 'isto kao ranije',
  },
  least: {
    title: 'Potrebno za ključnu oblast',
    atLeast: 'najmanje {{least}}',
    below: 'Ocena {{shown}} je niža od {{least}}, najniže ocene potrebne za ovu ključnu oblast.',
  },
  own: {
    title: 'Vaša ocena',
    clearHint: 'Ocenu brišete tako što je ponovo izaberete.',
  },
  saving: {
    saving: 'Čuvanje…',
    saved: 'Sačuvano',
    unsent: 'Još nije sačuvano',
    refused: 'Nije prihvaćeno, vidi poruku iznad',
  },
  area,
  beyond,
  history,
  meeting,
  question,
  sidebar,
} satisfies Shape<typeof en>;
