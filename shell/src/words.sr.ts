import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const sr = {
  signIn: {
    title: 'Prijava',
    email: 'E-mail',
    password: 'Lozinka',
    submit: 'Prijavi se',
    wait: 'Molimo sačekajte…',
    wrong: 'Pogrešan e-mail ili lozinka. Pokušajte ponovo.',
    showPassword: 'Prikaži lozinku',
    hidePassword: 'Sakrij lozinku',
    lead: 'Za organizacije koje se prijavljuju za sertifikat i za one koji ih sertifikuju.',
    capsLock: 'Uključeno je pisanje velikim slovima.',
    waitSeconds_one: 'Previše pokušaja. Pokušajte ponovo za {{count}} sekundu.',
    waitSeconds_few: 'Previše pokušaja. Pokušajte ponovo za {{count}} sekunde.',
    waitSeconds_other: 'Previše pokušaja. Pokušajte ponovo za {{count}} sekundi.',
    waitMinutes_one: 'Previše pokušaja. Pokušajte ponovo za {{count}} minut.',
    waitMinutes_few: 'Previše pokušaja. Pokušajte ponovo za {{count}} minuta.',
    waitMinutes_other: 'Previše pokušaja. Pokušajte ponovo za {{count}} minuta.',
    ended: 'Vaša sesija je istekla. Prijavite se i vratićete se na istu stranicu.',
    elsewhere: '{{name}} – prijava u drugoj kartici ovog pregledača.',
    goOnAs: 'Nastavi kao {{name}}',
    claim: 'Pažljiv pogled na to kako organizacija radi sa svojim ljudima.',
    help: 'Treba vam pomoć?',
    sponsors: 'Uz podršku',
  },
  expired: {
    title: 'Vaša sesija je istekla',
    text: '{{name}}, i dalje ste na svojoj stranici, a ono što ste upisali još je tu. Da biste nastavili, upišite lozinku.',
    submit: 'Nastavi',
    somebodyElse: 'Prijava drugim nalogom',
    leaveTitle: 'Prijaviti se drugim nalogom?',
    kept_one:
      '{{count}} izmena još nije sačuvana. Ostaje u ovom pregledaču i šalje se kad se {{name}} ovde ponovo prijavi.',
    kept_few:
      '{{count}} izmene još nisu sačuvane. Ostaju u ovom pregledaču i šalju se kad se {{name}} ovde ponovo prijavi.',
    kept_other:
      '{{count}} izmena još nije sačuvano. Ostaju u ovom pregledaču i šalju se kad se {{name}} ovde ponovo prijavi.',
    lost: 'Ono što stoji u obrascu koji se čuva dugmetom, a nije sačuvano, gubi se.',
    leave: 'Na prijavu',
    back: 'Nazad',
  },
  leaving: {
    title: 'Još nije sve sačuvano',
    unsent_one:
      '{{count}} izmena nije mogla da se pošalje. Ostaje u ovom pregledaču i šalje se čim server bude dostupan, i to samo s naloga {{name}}.',
    unsent_few:
      '{{count}} izmene nisu mogle da se pošalju. Ostaju u ovom pregledaču i šalju se čim server bude dostupan, i to samo s naloga {{name}}.',
    unsent_other:
      '{{count}} izmena nije moglo da se pošalje. Ostaju u ovom pregledaču i šalju se čim server bude dostupan, i to samo s naloga {{name}}.',
    stay: 'Ostani ovde',
    changeLanguage: 'Promeni jezik',
  },
  offline: {
    title: 'Niste povezani s internetom.',
    unreachable: 'Server nije dostupan.',
    kept: 'Ono što upišete čuva se i šalje kad se veza vrati.',
  },
  frame: {
    skip: 'Pređi na sadržaj',
    language: 'Jezik',
    links: 'Sajt',
    home: 'Početna',
    signOut: 'Odjava',
    signedInAs: 'Prijavljeni nalog: {{name}}',
    groups: { organisation: 'Organizacija', work: 'Upitnik', account: 'Nalog' },
    menu: 'Otvori meni',
    close: 'Zatvori meni',
    sidebar: 'Upitnik',
    categories: 'Kategorije i oblasti',
    pages: 'Stranice',
    new: 'novo',
    progress: 'Vaš upitnik',
    keyArea: 'ključna oblast',
    reached: {
      system: 'Prema predlozima sistema',
      certifier: 'Prema vašim ocenama',
      final: 'Prema konačnim ocenama',
    },
    grade: { system: 'Predlog sistema', certifier: 'Vaša ocena', final: 'Konačna ocena' },
    trend: { better: 'bolje nego prošle godine', worse: 'lošije nego prošle godine' },
    tooLow: 'ispod najniže ocene za ključnu oblast',
    copyright:
      '© {{provider}}. Sadržaj ovog upitnika vlasništvo je grupe pružaoca usluge. Ne sme da se umnožava, deli niti prosleđuje trećim licima, a služi isključivo za procenu organizacija.',
  },
  home: {
    title: 'Vaši upitnici',
    empty: 'Za vas još nije otvoren nijedan upitnik. Otvoriće ga kancelarija programa.',
    noAreas: 'Ovaj upitnik još nema oblasti.',
  },
  notFound: {
    title: 'Ovde nema ničega',
    text: 'Ova stranica ne postoji ili nije namenjena vama.',
    home: 'Na početnu stranicu',
  },
  crash: { title: 'Nešto je pošlo naopako' },
} satisfies Shape<typeof en>;
