import type { Shape } from '@cert/shared/i18n';
import type { en } from './text.en.ts';

export const hr = {
  timeline: {
    eyebrow: 'Vremenski plan',
    passed: {
      headline: 'Godina s certifikatom',
      items: [
        { title: 'Certifikat je tu', subtitle: 'Najprije recite svojim ljudima: njihov je' },
        { title: 'Nakon mjesec dana', subtitle: 'Uprava bira prijedloge s kojima se počinje' },
        { title: 'Nakon tri mjeseca', subtitle: 'Prva se promjena osjeti u svakodnevnom radu' },
        { title: 'Nakon pola godine', subtitle: 'Praćenje: što je bilo s prijedlozima' },
        { title: 'Nakon godinu dana', subtitle: 'Nova procjena pokazuje napredak' },
      ],
    },
    'not-passed': {
      headline: 'Od ovog izvješća do sljedeće procjene',
      items: [
        { title: 'Izvješće je tu', subtitle: 'Uprava ga čita i o njemu razgovara' },
        { title: 'Nakon dva tjedna', subtitle: 'Ljudi doznaju što iz njega slijedi' },
        { title: 'Nakon mjesec dana', subtitle: 'Akcijski plan ima nositelje i rokove' },
        { title: 'Nakon tri mjeseca', subtitle: 'Prve aktivnosti već se provode' },
        { title: 'Nakon pola godine', subtitle: 'Osvrt: što djeluje, a što treba mijenjati' },
        { title: 'Nakon godinu dana', subtitle: 'Nova procjena pokazuje napredak' },
      ],
    },
    'not-decided': {
      headline: 'Kako se procjena nastavlja',
      items: [
        { title: 'Ocjene', subtitle: 'Svaki certifikator samostalno ocjenjuje svaku temu' },
        { title: 'Usuglašavanje', subtitle: 'Tim uspoređuje i postavlja konačne ocjene' },
        { title: 'Odluka', subtitle: 'Čim su postavljene sve konačne ocjene' },
        { title: 'Izvješće', subtitle: 'Konačno izvješće dolazi na mjesto ovoga' },
      ],
    },
  },
  outro: {
    eyebrow: 'Hvala',
    headline: 'Dobar rad s ljudima nikad ne prestaje. Hvala vam na vašem.',
    lead: 'Pitajte nas sve što je u ovom izvješću ostalo otvoreno.',
    contacts: 'Kome se obratiti',
    sponsors: 'Sponzori i partneri',
  },
} satisfies Shape<typeof en>;
