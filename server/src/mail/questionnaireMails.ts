import type { OptionalMailKind } from '@cert/shared/domain';
import { dayMs, type MailKind } from './mailKind.ts';

/** The mails about a questionnaire. */
export const questionnaireMails = {
  'answers-submitted': {
    subject: {
      hr: '{title} {year}: odgovori su predani',
      sr: '{title} {year}: odgovori su predati',
      en: '{title} {year}: the answers were submitted',
    },
    paragraphs: [
      {
        hr: 'Konačni odgovori organizacije {title} za {year}. godinu predani su {at}. Upitnik je time zaključan, a tim certifikatora može ga ocijeniti.',
        sr: 'Konačni odgovori organizacije {title} za {year}. godinu su predati ({at}). Upitnik je time zaključan, a tim sertifikatora može da ga oceni.',
        en: 'The final answers of {title} for {year} were submitted on {at}. This has locked the questionnaire, and the team of certifiers can grade it.',
      },
    ],
    link: { hr: 'Otvori upitnik', sr: 'Otvori upitnik', en: 'Open the questionnaire' },
    page: 'about',
    sendWithinMs: 3 * dayMs,
  },
  'answers-due': {
    subject: {
      hr: '{title} {year}: rok za odgovore je {due}',
      sr: '{title} {year}: rok za odgovore je {due}',
      en: '{title} {year}: the answers are due on {due}',
    },
    paragraphs: [
      {
        hr: 'Odgovori organizacije {title} za {year}. godinu trebaju biti predani do {due}. Odgovora, komentara i dokumenata koji još nedostaju: {detail}. Nakon roka ništa se ne zaključava.',
        sr: 'Odgovori organizacije {title} za {year}. godinu treba da budu predati do {due}. Odgovora, komentara i dokumenata koji još nedostaju: {detail}. Posle roka se ništa ne zaključava.',
        en: 'The answers of {title} for {year} should be submitted by {due}. Answers, comments and documents that are still missing: {detail}. Nothing is locked after that day.',
      },
    ],
    link: { hr: 'Nastavi odgovarati', sr: 'Nastavi sa odgovorima', en: 'Go on answering' },
    sendWithinMs: dayMs,
  },
  'answers-changed': {
    subject: {
      hr: '{title} {year}: odgovori su promijenjeni nakon vaših ocjena',
      sr: '{title} {year}: odgovori su promenjeni posle vaših ocena',
      en: '{title} {year}: answers changed after your grades',
    },
    paragraphs: [
      {
        hr: 'Odgovori ili dokumenti organizacije {title} za {year}. godinu promijenjeni su nakon što ste ih ocijenili. Broj područja: {detail}. Na stranicama tih područja vidite što je promijenjeno i možete potvrditi svoju ocjenu.',
        sr: 'Odgovori ili dokumenti organizacije {title} za {year}. godinu promenjeni su pošto ste ih ocenili. Broj oblasti: {detail}. Na stranicama tih oblasti vidite šta je promenjeno i možete da potvrdite svoju ocenu.',
        en: 'Answers or documents of {title} for {year} were changed after you had graded them. Number of areas: {detail}. On the pages of these areas you see what has changed and can confirm your grade.',
      },
    ],
    link: { hr: 'Otvori sastanak', sr: 'Otvori sastanak', en: 'Open the meeting' },
    page: 'meeting',
    sendWithinMs: 3 * dayMs,
  },
  'note-written': {
    subject: {
      hr: '{title} {year}: nove bilješke tima',
      sr: '{title} {year}: nove beleške tima',
      en: '{title} {year}: new notes of the team',
    },
    paragraphs: [
      {
        hr: 'Vaš je tim dodao bilješke uz pitanja organizacije {title} za {year}. godinu ({at} i kasnije).',
        sr: 'Vaš tim je dodao beleške uz pitanja organizacije {title} za {year}. godinu ({at} i kasnije).',
        en: 'Your team has written notes on questions of {title} for {year} (from {at} on).',
      },
    ],
    link: { hr: 'Otvori sastanak', sr: 'Otvori sastanak', en: 'Open the meeting' },
    page: 'meeting',
    collectedForMs: dayMs / 24,
    sendWithinMs: 3 * dayMs,
  },
  'all-finalized': {
    subject: {
      hr: '{title} {year}: svi su zaključili ocjene',
      sr: '{title} {year}: svi su zaključili ocene',
      en: '{title} {year}: everybody has finalized',
    },
    paragraphs: [
      {
        hr: 'Svi u timu zaključili su svoje ocjene za organizaciju {title} i {year}. godinu ({at}). Kao glavni certifikator sada ih vidite jedne pokraj drugih i možete odrediti konačne ocjene.',
        sr: 'Svi u timu su zaključili svoje ocene za organizaciju {title} i {year}. godinu ({at}). Kao glavni sertifikator sada ih vidite jedne pored drugih i možete da odredite konačne ocene.',
        en: 'Everybody in the team has finalized the grades of {title} for {year} ({at}). As the main certifier, you now see them side by side and can set the final grades.',
      },
    ],
    link: {
      hr: 'Otvori ploču za usklađivanje',
      sr: 'Otvori tablu za usklađivanje',
      en: 'Open the reconciliation board',
    },
    page: 'reconciliation',
    sendWithinMs: 3 * dayMs,
  },
  'report-released': {
    subject: {
      hr: '{title} {year}: izvješće je objavljeno',
      sr: '{title} {year}: izveštaj je objavljen',
      en: '{title} {year}: the report is released',
    },
    paragraphs: [
      {
        hr: 'Izvješće organizacije {title} za {year}. godinu objavljeno je {at}. Možete ga čitati i ispisati.',
        sr: 'Izveštaj organizacije {title} za {year}. godinu je objavljen ({at}). Možete da ga čitate i štampate.',
        en: 'The report of {title} for {year} was released on {at}. You can read and print it.',
      },
    ],
    link: { hr: 'Otvori izvješće', sr: 'Otvori izveštaj', en: 'Open the report' },
    page: 'report',
    sendWithinMs: 3 * dayMs,
  },
} as const satisfies Record<OptionalMailKind, MailKind>;
