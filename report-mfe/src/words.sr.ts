import type { Shape } from '@cert/shared/i18n';
import { beyond } from './beyond/words.sr.ts';
import { chart } from './charting/words.sr.ts';
import { figures } from './comparing-figures/words.sr.ts';
import { editing } from './editing/words.sr.ts';
import { filter } from './filtering/words.sr.ts';
import { topics } from './presenting-topics/words.sr.ts';
import type { en } from './words.en.ts';

export const sr = {
  documentTitle: '{{organisation}} – izveštaj {{product}} {{year}}',
  bar: {
    back: 'Nazad na upitnik',
    print: 'Štampa / PDF',
    views: 'Prikazi izveštaja',
  },
  notice: {
    provisionalTitle: 'Privremeni izveštaj',
    provisional: 'Još nemaju sve teme konačnu ocenu. Rezultati mogu da se promene.',
    lockedTitle: 'Izveštaj je zaključan',
    locked: 'Može da se čita i štampa, ali ne i da se menja.',
  },
  teamText: { none: 'Još nema teksta' },
  continued: '(nastavak)',
  cover: {
    eyebrow: {
      passed: 'Sertifikat {{product}} · {{year}}',
      'not-passed': 'Izveštaj o proceni · {{year}}',
      'not-decided': 'Privremeni izveštaj · {{year}}',
    },
    title: {
      passed: '{{organisation}} nosi sertifikat {{product}}',
      'not-passed': '{{organisation}} na putu do sertifikata {{product}}',
      'not-decided': '{{organisation}}: ocenjivanje je u toku',
    },
    subtitle: 'Izveštaj o praksama upravljanja ljudima',
    provisional: 'Privremeno: još nemaju sve teme konačnu ocenu.',
  },
  chart,
  topics,
  figures,
  filter,
  beyond,
  editing,
  result: {
    eyebrow: 'Ukupan rezultat',
    share: {
      none: 'Nijedan od mogućih poena',
      'under-quarter': 'Manje od četvrtine mogućih poena',
      quarter: 'Četvrtina mogućih poena',
      'over-quarter': 'Više od četvrtine mogućih poena',
      third: 'Trećina mogućih poena',
      'over-third': 'Više od trećine mogućih poena',
      half: 'Polovina mogućih poena',
      'over-half': 'Više od polovine mogućih poena',
      'two-thirds': 'Dve trećine mogućih poena',
      'over-two-thirds': 'Više od dve trećine mogućih poena',
      'three-quarters': 'Tri četvrtine mogućih poena',
      'over-three-quarters': 'Više od tri četvrtine mogućih poena',
      'four-fifths': 'Četiri petine mogućih poena',
      'over-four-fifths': 'Više od četiri petine mogućih poena',
      'nine-tenths': 'Devet desetina mogućih poena',
      'over-nine-tenths': 'Više od devet desetina mogućih poena',
      all: 'Svi mogući poeni',
    },
    headline: {
      alone: '{{share}}',
      more: '{{share}}, više nego {{year}}.',
      less: '{{share}}, manje nego {{year}}.',
      same: '{{share}}, isto kao {{year}}.',
      'below-threshold': '{{share}}, još nedovoljno za sertifikat',
      'key-topic-below': '{{share}}, ali ne i propisana ocena iz svake ključne teme',
      undecided: '{{share}} prema sadašnjim ocenama',
    },
    standing: {
      passed:
        'Sertifikat {{product}} zahteva najmanje {{threshold}} svih poena i propisanu ocenu iz svake ključne teme. {{organisation}} ispunjava oba uslova.',
      'key-topic-below':
        'Sertifikat {{product}} zahteva najmanje {{threshold}} svih poena i propisanu ocenu iz svake ključne teme. {{organisation}} ima dovoljno poena, ali još ne i propisanu ocenu iz svake ključne teme.',
      'below-threshold_one':
        'Sertifikat {{product}} zahteva najmanje {{threshold}} svih poena. Do toga nedostaje {{count}} procentni poen.',
      'below-threshold_few':
        'Sertifikat {{product}} zahteva najmanje {{threshold}} svih poena. Do toga nedostaju {{count}} procentna poena.',
      'below-threshold_other':
        'Sertifikat {{product}} zahteva najmanje {{threshold}} svih poena. Do toga nedostaje {{count}} procentnih poena.',
      undecided:
        'Sertifikat {{product}} zahteva najmanje {{threshold}} svih poena. Još nemaju sve teme konačnu ocenu, pa ishod nije odlučen.',
    },
    change: {
      more_one: 'Rezultat je za {{count}} procentni poen viši nego {{year}}.',
      more_few: 'Rezultat je za {{count}} procentna poena viši nego {{year}}.',
      more_other: 'Rezultat je za {{count}} procentnih poena viši nego {{year}}.',
      less_one: 'Rezultat je za {{count}} procentni poen niži nego {{year}}.',
      less_few: 'Rezultat je za {{count}} procentna poena niži nego {{year}}.',
      less_other: 'Rezultat je za {{count}} procentnih poena niži nego {{year}}.',
      same: 'Rezultat je isti kao {{year}}.',
    },
    beside: {
      eyebrow: 'Ukupan rezultat u poređenju',
      headline: {
        above_one: '{{count}} procentni poen iznad proseka drugih',
        above_few: '{{count}} procentna poena iznad proseka drugih',
        above_other: '{{count}} procentnih poena iznad proseka drugih',
        below_one: '{{count}} procentni poen ispod proseka drugih',
        below_few: '{{count}} procentna poena ispod proseka drugih',
        below_other: '{{count}} procentnih poena ispod proseka drugih',
        same: 'Jednako proseku drugih',
        unknown: 'Premalo organizacija za poređenje rezultata',
        undecided: 'Rezultat u poređenju s drugima prema sadašnjim ocenama',
      },
    },
    ofPoints: 'svih poena',
    ring: {
      alone: 'Prsten: {{overall}} svih poena {{year}}.; prag {{threshold}}.',
      compared:
        'Prsten: {{overall}} svih poena {{year}}., {{previous}} {{previousYear}}.; prag {{threshold}}.',
    },
    table: {
      caption: 'Ukupan rezultat kao udeo u svim poenima',
      what: 'Rezultat',
      share: 'Udeo u svim poenima',
      threshold: 'Prag',
    },
  },
} satisfies Shape<typeof en>;
