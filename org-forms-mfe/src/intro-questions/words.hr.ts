import type { Shape } from '@cert/shared/i18n';
import type { en } from './words.en.ts';

export const hr = {
  crumb: '0 · Početak sastanka',
  title: 'Uvodna pitanja',
  lead: 'Postavljaju se prije prvog područja. Ono što ovdje zapišete čita cijeli tim; klijent to ne vidi.',
  biggestChallenges: {
    title: 'Najveći izazovi',
    guide:
      'Što je organizaciji i njezinoj službi ljudskih resursa sada najteže: na tržištu, s ljudima, iznutra.',
  },
  mainFocus: {
    title: 'Glavni fokus ljudskih resursa',
    guide: 'Na čemu služba ljudskih resursa ove godine najviše radi i što time želi postići.',
  },
  previousPeriod: {
    title: 'Događaji iz prethodnog razdoblja',
    guide:
      'Što se promijenilo od prošle certifikacije: vlasnici, vodstvo, struktura, rast, otpuštanja, nove lokacije.',
  },
  proudOf: {
    title: 'Na što je klijent najponosniji',
    guide: 'Što bi organizacija prvo pokazala drugima, po mogućnosti njezinim riječima.',
  },
  none: 'Ništa nije zapisano.',
  full: 'Tekst je dosegnuo najveću duljinu; više ne stane.',
  previous: 'Godinu prije ({{year}}.)',
  save: 'Spremi',
  autosave: 'Napisano se i samo sprema, dvije sekunde nakon što prestanete pisati.',
  saving: {
    now: 'Spremanje…',
    saved: 'Spremljeno {{time}}',
    savedBy: 'Spremljeno {{time}}, {{name}}',
    changedBy: 'Promjena: {{name}}, {{time}}',
    failed: 'Još nije spremljeno',
    refused: 'Nije prihvaćeno, pogledajte poruku na vrhu',
    conflict: 'Promijenio je netko drugi',
  },
  conflict: {
    title: 'Netko je ovo u međuvremenu promijenio',
    mine: 'Vaša inačica',
    theirs: '{{name}}, {{time}}',
    keepMine: 'Zadrži moju',
    takeTheirs: 'Prihvati tuđu',
    cleared: '(ništa)',
    toast: 'Netko iz tima u međuvremenu je promijenio jedan tekst. Odaberite koja inačica ostaje.',
  },
} satisfies Shape<typeof en>;
