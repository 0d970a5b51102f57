import type { Shape } from '@cert/shared/i18n';
import { sr as intro } from './intro-questions/words.sr.ts';
import { sr as list } from './questionnaire-list/words.sr.ts';
import { sr as organisation } from './organisation/words.sr.ts';
import { sr as reading } from './reading/words.sr.ts';
import type { en } from './words.en.ts';

export const sr = {
  toast: {
    saved: 'Promene su uspešno sačuvane!',
    failed: 'Došlo je do greške. Pokušajte ponovo.',
  },
  intro,
  list,
  password: {
    title: 'Promena lozinke',
    otherSessions:
      'Ovde ostajete prijavljeni. Na svim drugim uređajima i u drugim pregledačima bićete odjavljeni.',
    current: 'Trenutna lozinka',
    new: 'Nova lozinka',
    rules:
      'Najmanje {{least}} znakova. Bez reči iz vašeg imena, imejl adrese, naziva organizacije ili programa; ne sme da bude često korišćena lozinka, niti trenutna lozinka.',
    strength: {
      'too-short_one': 'Prekratka: nedostaje još {{count}} znak',
      'too-short_few': 'Prekratka: nedostaju još {{count}} znaka',
      'too-short_other': 'Prekratka: nedostaje još {{count}} znakova',
      common: 'Jačina: nikakva, tu lozinku koriste mnogi',
      'very-weak': 'Jačina: veoma slaba, odmah se pogodi',
      weak: 'Jačina: slaba, brzo se pogodi',
      fair: 'Jačina: osrednja, pomogla bi još jedna reč',
      good: 'Jačina: dobra',
      strong: 'Jačina: veoma dobra',
    },
    show: 'Prikaži',
    hide: 'Sakrij',
    save: 'Promeni lozinku',
    saving: 'Čuvanje…',
  },
  fault: {
    'current-missing': 'Unesite trenutnu lozinku.',
    'new-missing': 'Unesite novu lozinku.',
    wrong: 'To nije vaša trenutna lozinka.',
    'too-short': 'Nova lozinka mora da ima najmanje {{least}} znakova.',
    'too-long': 'Nova lozinka sme da ima najviše {{most}} znakova.',
    'is-email': 'Imejl adresa ne može da bude lozinka.',
    'is-common': 'Tu lozinku koriste mnogi, pa se lako pogađa. Izaberite drugu.',
    'has-own-word':
      'Lozinka sadrži reč iz vašeg imena, imejl adrese, naziva organizacije ili programa. Takve reči se prve pogađaju.',
    unchanged: 'Nova lozinka je ista kao trenutna.',
    other: 'Ta lozinka ne može da se koristi. Izaberite drugu.',
  },
  organisation,
  reading,
} satisfies Shape<typeof en>;
