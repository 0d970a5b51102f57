import type { Shape } from '@cert/shared/i18n';
import { beyond } from './beyond/words.hr.ts';
import { chart } from './charting/words.hr.ts';
import { figures } from './comparing-figures/words.hr.ts';
import { editing } from './editing/words.hr.ts';
import { filter } from './filtering/words.hr.ts';
import { topics } from './presenting-topics/words.hr.ts';
import type { en } from './words.en.ts';

export const hr = {
  documentTitle: '{{organisation}} – izvješće {{product}} {{year}}',
  bar: {
    back: 'Natrag na upitnik',
    print: 'Ispis / PDF',
    views: 'Prikazi izvješća',
  },
  notice: {
    provisionalTitle: 'Privremeno izvješće',
    provisional: 'Nemaju još sve teme konačnu ocjenu. Rezultati se mogu promijeniti.',
    lockedTitle: 'Izvješće je zaključano',
    locked: 'Može se čitati i ispisati, ali ne i mijenjati.',
  },
  teamText: { none: 'Još nema teksta' },
  continued: '(nastavak)',
  cover: {
    eyebrow: {
      passed: 'Certifikat {{product}} · {{year}}',
      'not-passed': 'Izvješće o auditu · {{year}}',
      'not-decided': 'Privremeno izvješće · {{year}}',
    },
    title: {
      passed: '{{organisation}} nosi certifikat {{product}}',
      'not-passed': '{{organisation}} na putu do certifikata {{product}}',
      'not-decided': '{{organisation}}: ocjenjivanje je u tijeku',
    },
    subtitle: 'Izvješće o praksama upravljanja ljudima',
    provisional: 'Privremeno: nemaju još sve teme konačnu ocjenu.',
  },
  chart,
  topics,
  figures,
  filter,
  beyond,
  editing,
  result: {
    eyebrow: 'Ukupni rezultat',
    share: {
      none: 'Nijedan od mogućih bodova',
      'under-quarter': 'Manje od četvrtine mogućih bodova',
      quarter: 'Četvrtina mogućih bodova',
      'over-quarter': 'Više od četvrtine mogućih bodova',
      third: 'Trećina mogućih bodova',
      'over-third': 'Više od trećine mogućih bodova',
      half: 'Polovina mogućih bodova',
      'over-half': 'Više od polovine mogućih bodova',
      'two-thirds': 'Dvije trećine mogućih bodova',
      'over-two-thirds': 'Više od dvije trećine mogućih bodova',
      'three-quarters': 'Tri četvrtine mogućih bodova',
      'over-three-quarters': 'Više od tri četvrtine mogućih bodova',
      'four-fifths': 'Četiri petine mogućih bodova',
      'over-four-fifths': 'Više od četiri petine mogućih bodova',
      'nine-tenths': 'Devet desetina mogućih bodova',
      'over-nine-tenths': 'Više od devet desetina mogućih bodova',
      all: 'Svi mogući bodovi',
    },
    headline: {
      alone: '{{share}}',
      more: '{{share}}, više nego {{year}}.',
      less: '{{share}}, manje nego {{year}}.',
      same: '{{share}}, jednako kao {{year}}.',
      'below-threshold': '{{share}}, još nedovoljno za certifikat',
      'key-topic-below': '{{share}}, ali ne i propisana ocjena iz svake ključne teme',
      undecided: '{{share}} prema sadašnjim ocjenama',
    },
    standing: {
      passed:
        'Certifikat {{product}} traži najmanje {{threshold}} svih bodova i propisanu ocjenu iz svake ključne teme. {{organisation}} ispunjava oba uvjeta.',
      'key-topic-below':
        'Certifikat {{product}} traži najmanje {{threshold}} svih bodova i propisanu ocjenu iz svake ključne teme. {{organisation}} ima dovoljno bodova, ali još ne i propisanu ocjenu iz svake ključne teme.',
      'below-threshold_one':
        'Certifikat {{product}} traži najmanje {{threshold}} svih bodova. Do toga nedostaje {{count}} postotni bod.',
      'below-threshold_few':
        'Certifikat {{product}} traži najmanje {{threshold}} svih bodova. Do toga nedostaju {{count}} postotna boda.',
      'below-threshold_other':
        'Certifikat {{product}} traži najmanje {{threshold}} svih bodova. Do toga nedostaje {{count}} postotnih bodova.',
      undecided:
        'Certifikat {{product}} traži najmanje {{threshold}} svih bodova. Nemaju još sve teme konačnu ocjenu pa ishod nije odlučen.',
    },
    change: {
      more_one: 'Rezultat je za {{count}} postotni bod viši nego {{year}}.',
      more_few: 'Rezultat je za {{count}} postotna boda viši nego {{year}}.',
      more_other: 'Rezultat je za {{count}} postotnih bodova viši nego {{year}}.',
      less_one: 'Rezultat je za {{count}} postotni bod niži nego {{year}}.',
      less_few: 'Rezultat je za {{count}} postotna boda niži nego {{year}}.',
      less_other: 'Rezultat je za {{count}} postotnih bodova niži nego {{year}}.',
      same: 'Rezultat je jednak kao {{year}}.',
    },
    beside: {
      eyebrow: 'Ukupni rezultat u usporedbi',
      headline: {
        above_one: '{{count}} postotni bod iznad prosjeka drugih',
        above_few: '{{count}} postotna boda iznad prosjeka drugih',
        above_other: '{{count}} postotnih bodova iznad prosjeka drugih',
        below_one: '{{count}} postotni bod ispod prosjeka drugih',
        below_few: '{{count}} postotna boda ispod prosjeka drugih',
        below_other: '{{count}} postotnih bodova ispod prosjeka drugih',
        same: 'Jednako prosjeku drugih',
        unknown: 'Premalo organizacija za usporedbu rezultata',
        undecided: 'Rezultat u usporedbi s drugima prema sadašnjim ocjenama',
      },
    },
    ofPoints: 'svih bodova',
    ring: {
      alone: 'Prsten: {{overall}} svih bodova {{year}}.; prag {{threshold}}.',
      compared:
        'Prsten: {{overall}} svih bodova {{year}}., {{previous}} {{previousYear}}.; prag {{threshold}}.',
    },
    table: {
      caption: 'Ukupni rezultat kao udio u svim bodovima',
      what: 'Rezultat',
      share: 'Udio u svim bodovima',
      threshold: 'Prag',
    },
  },
} satisfies Shape<typeof en>;
