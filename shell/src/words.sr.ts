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
  },
  frame: {
    skip: 'Pređi na sadržaj',
    language: 'Jezik',
    links: 'Sajt',
    home: 'Početna',
    signOut: 'Odjava',
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
