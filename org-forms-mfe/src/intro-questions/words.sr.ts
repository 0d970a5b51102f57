import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const sr = {
  crumb: '0 · Početak sastanka',
  title: 'Uvodna pitanja',
  lead: 'Postavljaju se pre prve oblasti. Ono što ovde zapišete čita ceo tim; klijent to ne vidi.',
  biggestChallenges: {
    title: 'Najveći izazovi',
    guide:
      'Šta je organizaciji i njenoj službi ljudskih resursa sada najteže: na tržištu, s ljudima, iznutra.',
  },
  mainFocus: {
    title: 'Glavni fokus ljudskih resursa',
    guide: 'Na čemu služba ljudskih resursa ove godine najviše radi i šta time želi da postigne.',
  },
  previousPeriod: {
    title: 'Događaji iz prethodnog perioda',
    guide:
      'Šta se promenilo od prošle sertifikacije: vlasnici, rukovodstvo, struktura, rast, otpuštanja, nove lokacije.',
  },
  proudOf: {
    title: 'Na šta je klijent najponosniji',
    guide: 'Šta bi organizacija prvo pokazala drugima, po mogućstvu njenim rečima.',
  },
  none: 'Ništa nije zapisano.',
  full: 'Tekst je dostigao najveću dužinu; više ne može da stane.',
  previous: 'Godinu dana ranije ({{year}}.)',
  save: 'Sačuvaj',
  autosave: 'Napisano se i samo čuva, dve sekunde pošto prestanete da pišete.',
  saving: {
    now: 'Čuvanje…',
    saved: 'Sačuvano {{time}}',
    savedBy: 'Sačuvano {{time}}, {{name}}',
    changedBy: 'Izmena: {{name}}, {{time}}',
    failed: 'Još nije sačuvano',
    refused: 'Nije prihvaćeno, pogledajte poruku na vrhu',
    conflict: 'Promenio je neko drugi',
  },
  conflict: {
    title: 'Neko je ovo u međuvremenu promenio',
    mine: 'Vaša verzija',
    theirs: '{{name}}, {{time}}',
    keepMine: 'Zadrži moju',
    takeTheirs: 'Preuzmi tuđu',
    cleared: '(ništa)',
    toast: 'Neko iz tima je u međuvremenu promenio jedan tekst. Izaberite koja verzija ostaje.',
  },
} satisfies Shape<typeof en>;
