import type { Shape } from '@cert/shared/i18n';
import { hr as intro } from './intro-questions/words.hr.ts';
import { hr as list } from './questionnaire-list/words.hr.ts';
import { hr as organisation } from './organisation/words.hr.ts';
import { hr as reading } from './reading/words.hr.ts';
import type { en } from './words.en.ts';

export const hr = {
  toast: {
    saved: 'Promjene su uspješno spremljene!',
    failed: 'Dogodila se greška. Pokušajte ponovno.',
  },
  intro,
  list,
  password: {
    title: 'Promjena lozinke',
    otherSessions:
      'Ovdje ostajete prijavljeni. Na svim drugim uređajima i u drugim preglednicima bit ćete odjavljeni.',
    current: 'Trenutačna lozinka',
    new: 'Nova lozinka',
    rules:
      'Najmanje {{least}} znakova. Bez riječi iz vašeg imena, adrese e-pošte, naziva organizacije ili programa; ne smije biti često korištena lozinka ni trenutačna lozinka.',
    strength: {
      'too-short_one': 'Prekratka: nedostaje još {{count}} znak',
      'too-short_few': 'Prekratka: nedostaju još {{count}} znaka',
      'too-short_other': 'Prekratka: nedostaje još {{count}} znakova',
      common: 'Jačina: nikakva, tu lozinku koriste mnogi',
      'very-weak': 'Jačina: vrlo slaba, odmah se pogodi',
      weak: 'Jačina: slaba, brzo se pogodi',
      fair: 'Jačina: osrednja, pomogla bi još jedna riječ',
      good: 'Jačina: dobra',
      strong: 'Jačina: vrlo dobra',
    },
    show: 'Prikaži',
    hide: 'Sakrij',
    save: 'Promijeni lozinku',
    saving: 'Spremanje…',
  },
  fault: {
    'current-missing': 'Upišite trenutačnu lozinku.',
    'new-missing': 'Upišite novu lozinku.',
    wrong: 'To nije vaša trenutačna lozinka.',
    'too-short': 'Nova lozinka mora imati najmanje {{least}} znakova.',
    'too-long': 'Nova lozinka smije imati najviše {{most}} znakova.',
    'is-email': 'Adresa e-pošte ne može biti lozinka.',
    'is-common': 'Tu lozinku koriste mnogi pa ju je lako pogoditi. Odaberite drugu.',
    'has-own-word':
      'Lozinka sadrži riječ iz vašeg imena, adrese e-pošte, naziva organizacije ili programa. Takve se riječi prve pogađaju.',
    unchanged: 'Nova je lozinka jednaka trenutačnoj.',
    other: 'Ta se lozinka ne može koristiti. Odaberite drugu.',
  },
  organisation,
  reading,
} satisfies Shape<typeof en>;
