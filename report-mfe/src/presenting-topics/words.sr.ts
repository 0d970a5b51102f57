import type { Shape } from '@cert/shared/i18n';
import type { topics as en } from './words.en.ts';

export const topics = {
  key: {
    eyebrow: 'Ključne teme',
    headline: {
      all_one: 'Najmanje ocena {{grade}} na ključnoj temi',
      all_few: 'Najmanje ocena {{grade}} na sve {{count}} ključne teme',
      all_other: 'Najmanje ocena {{grade}} na svih {{count}} ključnih tema',
      some_one: 'Najmanje ocena {{grade}} na {{reached}} od {{count}} ključne teme',
      some_few: 'Najmanje ocena {{grade}} na {{reached}} od {{count}} ključne teme',
      some_other: 'Najmanje ocena {{grade}} na {{reached}} od {{count}} ključnih tema',
      none: 'Ocena {{grade}} još nije dostignuta ni na jednoj ključnoj temi',
      undecided_one:
        'Prema sadašnjim ocenama najmanje {{grade}} na {{reached}} od {{count}} ključne teme',
      undecided_few:
        'Prema sadašnjim ocenama najmanje {{grade}} na {{reached}} od {{count}} ključne teme',
      undecided_other:
        'Prema sadašnjim ocenama najmanje {{grade}} na {{reached}} od {{count}} ključnih tema',
    },
  },
  keyCompared: {
    eyebrow: 'Ključne teme u poređenju',
    headline: {
      all_one: 'Prosek drugih ili više na ključnoj temi',
      all_few: 'Prosek drugih ili više na sve {{count}} ključne teme',
      all_other: 'Prosek drugih ili više na svih {{count}} ključnih tema',
      some_one: 'Prosek drugih ili više na {{reached}} od {{count}} ključne teme',
      some_few: 'Prosek drugih ili više na {{reached}} od {{count}} ključne teme',
      some_other: 'Prosek drugih ili više na {{reached}} od {{count}} ključnih tema',
      none: 'Ispod proseka drugih na svim ključnim temama',
      undecided: 'Ključne teme u poređenju s drugima prema sadašnjim ocenama',
      unknown: 'Premalo organizacija za poređenje ključnih tema',
    },
  },
  steps: {
    eyebrow: 'Životni ciklus zaposlenog',
    headline: {
      all_one: 'Najmanje {{threshold}} poena u jedinom koraku',
      all_few: 'Najmanje {{threshold}} poena u sva {{count}} koraka',
      all_other: 'Najmanje {{threshold}} poena u svih {{count}} koraka',
      some_one: 'Najmanje {{threshold}} poena u {{reached}} od {{count}} koraka',
      some_few: 'Najmanje {{threshold}} poena u {{reached}} od {{count}} koraka',
      some_other: 'Najmanje {{threshold}} poena u {{reached}} od {{count}} koraka',
      none: 'Nijedan korak još ne dostiže {{threshold}} svojih poena',
      undecided_one:
        'Prema sadašnjim ocenama najmanje {{threshold}} poena u {{reached}} od {{count}} koraka',
      undecided_few:
        'Prema sadašnjim ocenama najmanje {{threshold}} poena u {{reached}} od {{count}} koraka',
      undecided_other:
        'Prema sadašnjim ocenama najmanje {{threshold}} poena u {{reached}} od {{count}} koraka',
    },
  },
  stepsCompared: {
    eyebrow: 'Životni ciklus zaposlenog u poređenju',
    headline: {
      all_one: 'Prosek drugih ili više u jedinom koraku',
      all_few: 'Prosek drugih ili više u sva {{count}} koraka',
      all_other: 'Prosek drugih ili više u svih {{count}} koraka',
      some_one: 'Prosek drugih ili više u {{reached}} od {{count}} koraka',
      some_few: 'Prosek drugih ili više u {{reached}} od {{count}} koraka',
      some_other: 'Prosek drugih ili više u {{reached}} od {{count}} koraka',
      none: 'Ispod proseka drugih u svim koracima',
      undecided: 'Koraci u poređenju s drugima prema sadašnjim ocenama',
      unknown: 'Premalo organizacija za poređenje koraka',
    },
  },
  step: {
    open: 'Nemaju još sve teme ovog koraka ocenu',
    undecided: '{{percent}} svih poena ovog koraka prema sadašnjim ocenama',
    alone: '{{percent}} svih poena ovog koraka',
    more: '{{percent}} svih poena, više nego {{year}}, kada je bilo {{previous}}',
    less: '{{percent}} svih poena, manje nego {{year}}, kada je bilo {{previous}}',
    same: '{{percent}} svih poena, jednako kao {{year}}.',
  },
} satisfies Shape<typeof en>;
