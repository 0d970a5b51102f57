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
        hr: 'Rok za predaju odgovora organizacije {title} za {year}. godinu je {due}. Broj odgovora, obveznih komentara i obveznih dokumenata koji još nedostaju: {detail}. Možete odgovarati i nakon roka.',
        sr: 'Rok za predaju odgovora organizacije {title} za {year}. godinu je {due}. Broj odgovora, obaveznih komentara i obaveznih dokumenata koji još nedostaju: {detail}. Možete da odgovarate i posle roka.',
        en: 'The answers of {title} for {year} should be submitted by {due}. Number of answers, required comments and required documents still missing: {detail}. You can still answer after that day.',
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
        hr: 'Odgovori ili dokumenti organizacije {title} za {year}. godinu promijenjeni su nakon vaše ocjene. Broj područja: {detail}. Na stranici područja vidite što je promijenjeno te ocjenu možete potvrditi ili promijeniti.',
        sr: 'Odgovori ili dokumenti organizacije {title} za {year}. godinu promenjeni su posle vaše ocene. Broj oblasti: {detail}. Na stranici oblasti vidite šta je promenjeno i ocenu možete da potvrdite ili promenite.',
        en: 'Answers or documents of {title} for {year} have changed since your grade. Number of areas: {detail}. On the page of an area you see what has changed, and can confirm or change your grade.',
      },
    ],
    link: {
      hr: 'Otvori stranicu sastanka',
      sr: 'Otvori stranicu sastanka',
      en: 'Go to the meeting page',
    },
    page: 'meeting',
    sendWithinMs: 3 * dayMs,
  },
  'note-written': {
    subject: {
      hr: '{title} {year}: nove bilješke tima',
      sr: '{title} {year}: nove beleške tima',
      en: '{title} {year}: new notes from the team',
    },
    paragraphs: [
      {
        hr: 'Vaš je tim dodao bilješke uz pitanja u upitniku organizacije {title} za {year}. godinu ({at} i kasnije).',
        sr: 'Vaš tim je dodao beleške uz pitanja u upitniku organizacije {title} za {year}. godinu ({at} i kasnije).',
        en: 'Your team has written notes on questions in the questionnaire of {title} for {year} (since {at}).',
      },
    ],
    link: {
      hr: 'Otvori stranicu sastanka',
      sr: 'Otvori stranicu sastanka',
      en: 'Go to the meeting page',
    },
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
        hr: 'Svi u timu zaključili su ocjene u upitniku organizacije {title} za {year}. godinu ({at}). Sada ih vidite jedne pokraj drugih i možete odrediti konačne ocjene ondje gdje se razlikuju.',
        sr: 'Svi u timu su zaključili ocene u upitniku organizacije {title} za {year}. godinu ({at}). Sada ih vidite jedne pored drugih i možete da odredite konačne ocene tamo gde se razlikuju.',
        en: 'Everybody in the team has finalized the grades of {title} for {year} ({at}). You now see them side by side and can set the final grades where they differ.',
      },
    ],
    link: {
      hr: 'Otvori usklađivanje ocjena',
      sr: 'Otvori usaglašavanje ocena',
      en: 'Open the reconciliation',
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
