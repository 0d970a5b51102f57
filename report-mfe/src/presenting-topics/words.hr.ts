import type { Shape } from '@cert/shared/i18n';
import type { topics as en } from './words.en.ts';

export const topics = {
  key: {
    eyebrow: 'Ključne teme',
    headline: {
      all_one: 'Najmanje ocjena {{grade}} iz ključne teme',
      all_few: 'Najmanje ocjena {{grade}} iz sve {{count}} ključne teme',
      all_other: 'Najmanje ocjena {{grade}} iz svih {{count}} ključnih tema',
      some_one: 'Najmanje ocjena {{grade}} iz {{reached}} od {{count}} ključne teme',
      some_few: 'Najmanje ocjena {{grade}} iz {{reached}} od {{count}} ključne teme',
      some_other: 'Najmanje ocjena {{grade}} iz {{reached}} od {{count}} ključnih tema',
      none: 'Ocjena {{grade}} još nije dosegnuta ni iz jedne ključne teme',
      undecided_one:
        'Prema sadašnjim ocjenama najmanje {{grade}} iz {{reached}} od {{count}} ključne teme',
      undecided_few:
        'Prema sadašnjim ocjenama najmanje {{grade}} iz {{reached}} od {{count}} ključne teme',
      undecided_other:
        'Prema sadašnjim ocjenama najmanje {{grade}} iz {{reached}} od {{count}} ključnih tema',
    },
  },
  keyCompared: {
    eyebrow: 'Ključne teme u usporedbi',
    headline: {
      all_one: 'Prosjek drugih ili više iz ključne teme',
      all_few: 'Prosjek drugih ili više iz sve {{count}} ključne teme',
      all_other: 'Prosjek drugih ili više iz svih {{count}} ključnih tema',
      some_one: 'Prosjek drugih ili više iz {{reached}} od {{count}} ključne teme',
      some_few: 'Prosjek drugih ili više iz {{reached}} od {{count}} ključne teme',
      some_other: 'Prosjek drugih ili više iz {{reached}} od {{count}} ključnih tema',
      none: 'Ispod prosjeka drugih iz svih ključnih tema',
      undecided: 'Ključne teme u usporedbi s drugima prema sadašnjim ocjenama',
      unknown: 'Premalo organizacija za usporedbu ključnih tema',
    },
  },
  steps: {
    eyebrow: 'Životni ciklus zaposlenika',
    headline: {
      all_one: 'Najmanje {{threshold}} bodova u jedinom koraku',
      all_few: 'Najmanje {{threshold}} bodova u sva {{count}} koraka',
      all_other: 'Najmanje {{threshold}} bodova u svih {{count}} koraka',
      some_one: 'Najmanje {{threshold}} bodova u {{reached}} od {{count}} koraka',
      some_few: 'Najmanje {{threshold}} bodova u {{reached}} od {{count}} koraka',
      some_other: 'Najmanje {{threshold}} bodova u {{reached}} od {{count}} koraka',
      none: 'Nijedan korak još ne doseže {{threshold}} svojih bodova',
      undecided_one:
        'Prema sadašnjim ocjenama najmanje {{threshold}} bodova u {{reached}} od {{count}} koraka',
      undecided_few:
        'Prema sadašnjim ocjenama najmanje {{threshold}} bodova u {{reached}} od {{count}} koraka',
      undecided_other:
        'Prema sadašnjim ocjenama najmanje {{threshold}} bodova u {{reached}} od {{count}} koraka',
    },
  },
  stepsCompared: {
    eyebrow: 'Životni ciklus zaposlenika u usporedbi',
    headline: {
      all_one: 'Prosjek drugih ili više u jedinom koraku',
      all_few: 'Prosjek drugih ili više u sva {{count}} koraka',
      all_other: 'Prosjek drugih ili više u svih {{count}} koraka',
      some_one: 'Prosjek drugih ili više u {{reached}} od {{count}} koraka',
      some_few: 'Prosjek drugih ili više u {{reached}} od {{count}} koraka',
      some_other: 'Prosjek drugih ili više u {{reached}} od {{count}} koraka',
      none: 'Ispod prosjeka drugih u svim koracima',
      undecided: 'Koraci u usporedbi s drugima prema sadašnjim ocjenama',
      unknown: 'Premalo organizacija za usporedbu koraka',
    },
  },
  step: {
    open: 'Nemaju još sve teme ovog koraka ocjenu',
    undecided: '{{percent}} svih bodova ovog koraka prema sadašnjim ocjenama',
    alone: '{{percent}} svih bodova ovog koraka',
    more: '{{percent}} svih bodova, više nego {{year}}., kad je bilo {{previous}}',
    less: '{{percent}} svih bodova, manje nego {{year}}., kad je bilo {{previous}}',
    same: '{{percent}} svih bodova, jednako kao {{year}}.',
  },
} satisfies Shape<typeof en>;
