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
  },
  frame: {
    skip: 'Preskoči na sadržaj',
    language: 'Jezik',
    links: 'Stranica',
    home: 'Početna',
    signOut: 'Odjava',
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
