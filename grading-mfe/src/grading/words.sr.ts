import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

/** Words of an area's grading panel. */
export const sr = {
  counts: {
    title: 'Ocene pitanja',
    whose: 'Pitanja',
    all: 'Sva',
    key: 'Ključna',
    keyQuestions: 'ključna pitanja',
    graded: '{{graded}} od {{total}}',
    gradedLong: 'ocenu ima {{graded}} od {{total}}',
    none: 'nijedno',
  },
  changed: {
    own: 'Odgovori ili dokumenti su se promenili posle vaše ocene.',
    final: 'Odgovori ili dokumenti su se promenili posle konačne ocene.',
    confirm: 'Potvrdi ocenu {{grade}}',
  },
  ownComment: {
    title: 'Vaš komentar na oblast',
    hint: 'Dok svi ne zaključe ocene, samo vi možete da ga pročitate.',
  },
  team: {
    title: 'Ocene tima',
    agree: 'Svi su saglasni',
    differ: 'Ocene se razlikuju',
    noGrade: 'nema ocene',
    grade: 'ocena',
    afterReveal: 'Data nakon što je tim video međusobne ocene.',
  },
  final: {
    title: 'Konačna ocena',
    later: 'Sledi kada svi u timu zaključe ocene.',
    byMain: 'Konačnu ocenu daje glavni sertifikator.',
    clearHint: 'Konačnu ocenu brišete tako što je ponovo izaberete.',
    afterReveal:
      'Nisu sve ocene iza nje date naslepo: zaključenje je poništeno nakon što je tim video međusobne ocene. Razlog je u istoriji.',
  },
  finalComment: {
    title: 'Konačan komentar',
    none: 'Konačnog komentara još nema.',
  },
  earlier: {
    own: 'Raniji komentari na oblast',
    final: 'Raniji konačni komentari',
    questionnaire: 'raniji upitnik',
  },
} satisfies Shape<typeof en>;
