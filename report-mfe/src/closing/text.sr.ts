import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const sr = {
  timeline: {
    eyebrow: 'Vremenski plan',
    passed: {
      headline: 'Godina sa sertifikatom',
      items: [
        { title: 'Sertifikat je tu', subtitle: 'Prvo recite svojim ljudima: njihov je' },
        { title: 'Posle mesec dana', subtitle: 'Uprava bira predloge s kojima se počinje' },
        { title: 'Posle tri meseca', subtitle: 'Prva promena se oseća u svakodnevnom radu' },
        { title: 'Posle pola godine', subtitle: 'Praćenje: šta je bilo s predlozima' },
        { title: 'Posle godinu dana', subtitle: 'Nova procena pokazuje napredak' },
      ],
    },
    'not-passed': {
      headline: 'Od ovog izveštaja do sledeće procene',
      items: [
        { title: 'Izveštaj je tu', subtitle: 'Uprava ga čita i o njemu razgovara' },
        { title: 'Posle dve nedelje', subtitle: 'Ljudi saznaju šta iz njega sledi' },
        { title: 'Posle mesec dana', subtitle: 'Akcioni plan ima nosioce i rokove' },
        { title: 'Posle tri meseca', subtitle: 'Prve aktivnosti se već sprovode' },
        { title: 'Posle pola godine', subtitle: 'Osvrt: šta deluje, a šta treba menjati' },
        { title: 'Posle godinu dana', subtitle: 'Nova procena pokazuje napredak' },
      ],
    },
    'not-decided': {
      headline: 'Kako se procena nastavlja',
      items: [
        { title: 'Ocene', subtitle: 'Svaki sertifikator samostalno ocenjuje svaku temu' },
        { title: 'Usaglašavanje', subtitle: 'Tim poredi i postavlja konačne ocene' },
        { title: 'Odluka', subtitle: 'Čim budu postavljene sve konačne ocene' },
        { title: 'Izveštaj', subtitle: 'Konačan izveštaj dolazi na mesto ovog' },
      ],
    },
  },
  outro: {
    eyebrow: 'Hvala',
    headline: 'Dobar rad s ljudima nikad ne prestaje. Hvala vam na vašem.',
    lead: 'Pitajte nas sve što je u ovom izveštaju ostalo otvoreno.',
    contacts: 'Kome se obratiti',
    sponsors: 'Sponzori i partneri',
  },
} satisfies Shape<typeof en>;
