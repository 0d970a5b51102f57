import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

/** Words of an area's grading panel. */
export const hr = {
  counts: {
    title: 'Ocjene pitanja',
    whose: 'Pitanja',
    all: 'Sva',
    key: 'Ključna',
    keyQuestions: 'ključna pitanja',
    graded: '{{graded}} od {{total}}',
    gradedLong: 'ocjenu ima {{graded}} od {{total}}',
    none: 'nijedno',
  },
  changed: {
    own: 'Odgovori ili dokumenti promijenjeni su nakon vaše ocjene.',
    final: 'Odgovori ili dokumenti promijenjeni su nakon konačne ocjene.',
    confirm: 'Potvrdi ocjenu {{grade}}',
  },
  ownComment: {
    title: 'Vaš komentar područja',
    hint: 'Dok svi ne zaključe ocjene, čitate ga samo vi.',
  },
  team: {
    title: 'Ocjene tima',
    agree: 'Svi se slažu',
    differ: 'Ocjene se razlikuju',
    noGrade: 'nema ocjene',
    grade: 'ocjena',
    afterReveal: 'Dana nakon što je tim vidio međusobne ocjene.',
  },
  final: {
    title: 'Konačna ocjena',
    later: 'Slijedi kada svi u timu zaključe ocjene.',
    byMain: 'Konačnu ocjenu daje glavni certifikator.',
    clearHint: 'Konačnu ocjenu brišete tako da je ponovno odaberete.',
    afterReveal:
      'Nisu sve ocjene iza nje dane naslijepo: zaključenje je poništeno nakon što je tim vidio međusobne ocjene. Razlog je u povijesti.',
  },
  finalComment: {
    title: 'Konačni komentar',
    none: 'Još nema konačnog komentara.',
  },
  earlier: {
    own: 'Raniji komentari područja',
    final: 'Raniji konačni komentari',
    questionnaire: 'raniji upitnik',
  },
} satisfies Shape<typeof en>;
