import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const hr = {
  signIn: {
    title: 'Prijava',
    email: 'E-mail',
    password: 'Lozinka',
    submit: 'Prijavi se',
    wait: 'Molimo pričekajte…',
    wrong: 'Pogrešan e-mail ili lozinka. Pokušajte ponovno.',
    showPassword: 'Prikaži lozinku',
    hidePassword: 'Sakrij lozinku',
    lead: 'Za organizacije koje se prijavljuju za certifikat i za one koji ih certificiraju.',
    capsLock: 'Uključeno je pisanje velikim slovima.',
    waitSeconds_one: 'Previše pokušaja. Pokušajte ponovno za {{count}} sekundu.',
    waitSeconds_few: 'Previše pokušaja. Pokušajte ponovno za {{count}} sekunde.',
    waitSeconds_other: 'Previše pokušaja. Pokušajte ponovno za {{count}} sekundi.',
    waitMinutes_one: 'Previše pokušaja. Pokušajte ponovno za {{count}} minutu.',
    waitMinutes_few: 'Previše pokušaja. Pokušajte ponovno za {{count}} minute.',
    waitMinutes_other: 'Previše pokušaja. Pokušajte ponovno za {{count}} minuta.',
    ended: 'Vaša je sesija istekla. Prijavite se i vratit ćete se na istu stranicu.',
    elsewhere: '{{name}} – prijava u drugoj kartici ovog preglednika.',
    goOnAs: 'Nastavi kao {{name}}',
    claim: 'Pažljiv pogled na to kako organizacija radi sa svojim ljudima.',
    help: 'Trebate pomoć?',
    sponsors: 'Uz potporu',
  },
  expired: {
    title: 'Vaša je sesija istekla',
    text: '{{name}}, i dalje ste na svojoj stranici, a ono što ste upisali još je tu. Za nastavak upišite lozinku.',
    submit: 'Nastavi',
    somebodyElse: 'Prijava drugim računom',
    leaveTitle: 'Prijaviti se drugim računom?',
    kept_one:
      '{{count}} promjena još nije spremljena. Ostaje u ovom pregledniku i šalje se kad se {{name}} ovdje ponovno prijavi.',
    kept_few:
      '{{count}} promjene još nisu spremljene. Ostaju u ovom pregledniku i šalju se kad se {{name}} ovdje ponovno prijavi.',
    kept_other:
      '{{count}} promjena još nije spremljeno. Ostaju u ovom pregledniku i šalju se kad se {{name}} ovdje ponovno prijavi.',
    lost: 'Ono što stoji u obrascu koji se sprema gumbom, a nije spremljeno, gubi se.',
    leave: 'Na prijavu',
    back: 'Natrag',
  },
  leaving: {
    title: 'Još nije sve spremljeno',
    unsent_one:
      '{{count}} promjena nije se mogla poslati. Ostaje u ovom pregledniku i šalje se čim poslužitelj bude dostupan, i to samo s računa {{name}}.',
    unsent_few:
      '{{count}} promjene nisu se mogle poslati. Ostaju u ovom pregledniku i šalju se čim poslužitelj bude dostupan, i to samo s računa {{name}}.',
    unsent_other:
      '{{count}} promjena nije se moglo poslati. Ostaju u ovom pregledniku i šalju se čim poslužitelj bude dostupan, i to samo s računa {{name}}.',
    stay: 'Ostani ovdje',
    changeLanguage: 'Promijeni jezik',
  },
  offline: {
    title: 'Niste povezani s internetom.',
    unreachable: 'Poslužitelj nije dostupan.',
    kept: 'Ono što upišete čuva se i šalje kad se veza vrati.',
  },
  frame: {
    skip: 'Preskoči na sadržaj',
    language: 'Jezik',
    links: 'Stranica',
    home: 'Početna',
    signOut: 'Odjava',
    signedInAs: 'Prijavljeni račun: {{name}}',
    groups: { organisation: 'Organizacija', work: 'Upitnik', account: 'Račun' },
    menu: 'Otvori izbornik',
    close: 'Zatvori izbornik',
    sidebar: 'Upitnik',
    categories: 'Kategorije i područja',
    pages: 'Stranice',
    new: 'novo',
    progress: 'Vaš upitnik',
    keyArea: 'ključno područje',
    reached: {
      system: 'Prema prijedlozima sustava',
      certifier: 'Prema vašim ocjenama',
      final: 'Prema konačnim ocjenama',
    },
    grade: { system: 'Prijedlog sustava', certifier: 'Vaša ocjena', final: 'Konačna ocjena' },
    trend: { better: 'bolje nego prošle godine', worse: 'lošije nego prošle godine' },
    tooLow: 'ispod najniže ocjene za ključno područje',
    copyright:
      '© {{provider}}. Sadržaj ovog upitnika vlasništvo je grupacije pružatelja usluge. Ne smije se umnožavati, dijeliti ni prosljeđivati trećima, a služi isključivo procjeni organizacija.',
  },
  home: {
    title: 'Vaši upitnici',
    empty: 'Za vas još nije otvoren nijedan upitnik. Otvorit će ga ured programa.',
    noAreas: 'Ovaj upitnik još nema područja.',
  },
  notFound: {
    title: 'Ovdje nema ničega',
    text: 'Ova stranica ne postoji ili nije namijenjena vama.',
    home: 'Na početnu stranicu',
  },
  crash: { title: 'Nešto je pošlo po zlu' },
} satisfies Shape<typeof en>;
