import type { LocalizedText } from '@cert/shared/domain';
import { dayMs, type MailKind } from './mailKind.ts';

const linkOnce: LocalizedText = {
  hr: 'Poveznica vrijedi do {until} i može se upotrijebiti samo jednom. Ako je istekla, zatražite novu na stranici za prijavu: „Zaboravljena lozinka?”',
  sr: 'Link može da se upotrebi samo jednom. Rok važenja: {until}. Ako je rok istekao, zatražite novi link na stranici za prijavu: „Zaboravljena lozinka?”',
  en: 'The link is valid until {until} and can be used once. If it has expired, ask for a new one on the sign-in page: “Forgotten password?”',
};

const linkUntil: LocalizedText = {
  hr: 'Poveznica vrijedi do {until}.',
  sr: 'Rok važenja linka: {until}.',
  en: 'The link is valid until {until}.',
};

const securityQuestion: LocalizedText = {
  hr: 'Ako to niste bili vi, odmah promijenite lozinku i javite se uredu programa: {contact}.',
  sr: 'Ako to niste bili vi, odmah promenite lozinku i javite se kancelariji programa: {contact}.',
  en: 'If it was not you, change your password at once and contact the programme’s office: {contact}.',
};

const openAccount: LocalizedText = {
  hr: 'Idi na svoj račun',
  sr: 'Idi na svoj nalog',
  en: 'Go to your account',
};

/** The mails about an account. */
export const accountMails = {
  'password-changed': {
    subject: {
      hr: 'Lozinka je promijenjena',
      sr: 'Lozinka je promenjena',
      en: 'Your password was changed',
    },
    paragraphs: [
      {
        hr: 'Lozinka vašeg računa za {product} promijenjena je {at}. Na svim drugim uređajima odjavljeni ste.',
        sr: 'Lozinka vašeg naloga za {product} je promenjena ({at}). Na svim drugim uređajima odjavljeni ste.',
        en: 'The password of your account for {product} was changed on {at}. You were signed out on all other devices.',
      },
      {
        hr: 'Ako je niste promijenili vi, odmah se javite uredu programa: {contact}.',
        sr: 'Ako je niste promenili vi, odmah se javite kancelariji programa: {contact}.',
        en: 'If it was not you who changed it, contact the programme’s office at once: {contact}.',
      },
    ],
    link: { hr: 'Otvori {product}', sr: 'Otvori {product}', en: 'Open {product}' },
    sendWithinMs: 3 * dayMs,
  },
  'new-browser': {
    subject: {
      hr: 'Nova prijava na vaš račun',
      sr: 'Nova prijava na vaš nalog',
      en: 'New sign-in to your account',
    },
    paragraphs: [
      {
        hr: 'Na vaš račun za {product} netko se prijavio {at} u pregledniku u kojem se taj račun dosad nije koristio: {detail}.',
        sr: 'Na vaš nalog za {product} neko se prijavio ({at}) u pregledaču u kome taj nalog do sada nije korišćen: {detail}.',
        en: 'Somebody signed in to your account for {product} on {at}, in a browser in which it had not been used before: {detail}.',
      },
      {
        hr: 'Ako ste to bili vi, ne morate učiniti ništa. Ako niste, promijenite lozinku, čime odjavljujete sve druge preglednike, i javite se uredu programa: {contact}.',
        sr: 'Ako ste to bili vi, ne morate da uradite ništa. Ako niste, promenite lozinku, čime odjavljujete sve druge pregledače, i javite se kancelariji programa: {contact}.',
        en: 'If it was you, you need not do anything. If not, change your password, which signs out all other browsers, and contact the programme’s office: {contact}.',
      },
    ],
    link: openAccount,
    page: 'account',
    sendWithinMs: 3 * dayMs,
  },
  'second-factor-set': {
    subject: {
      hr: 'Prijava u dva koraka je promijenjena',
      sr: 'Prijava u dva koraka je promenjena',
      en: 'Your two-step sign-in was changed',
    },
    paragraphs: [
      {
        hr: 'Za vaš račun za {product} postavljena je aplikacija za autentifikaciju ili su izrađeni novi kodovi za oporavak ({at}). Raniji kodovi za oporavak, a i ranija aplikacija ako je zamijenjena, više ne vrijede.',
        sr: 'Za vaš nalog za {product} postavljena je aplikacija za autentifikaciju ili su napravljeni novi kodovi za oporavak ({at}). Raniji kodovi za oporavak, a i ranija aplikacija ako je zamenjena, više ne važe.',
        en: 'An authenticator app was set up for your account for {product}, or new recovery codes were made ({at}). Earlier recovery codes, and the earlier app if it was replaced, no longer work.',
      },
      securityQuestion,
    ],
    link: openAccount,
    page: 'account',
    sendWithinMs: 3 * dayMs,
  },
  'second-factor-removed': {
    subject: {
      hr: 'Prijava u dva koraka je isključena',
      sr: 'Prijava u dva koraka je isključena',
      en: 'Your two-step sign-in was switched off',
    },
    paragraphs: [
      {
        hr: 'Za vaš račun za {product} isključena je prijava u dva koraka ({at}). Za prijavu je sada dovoljna lozinka.',
        sr: 'Za vaš nalog za {product} isključena je prijava u dva koraka ({at}). Za prijavu je sada dovoljna lozinka.',
        en: 'Two-step sign-in was switched off for your account for {product} ({at}). The password is now enough to sign in.',
      },
      securityQuestion,
    ],
    link: openAccount,
    page: 'account',
    sendWithinMs: 3 * dayMs,
  },
  'authenticator-removed': {
    subject: {
      hr: 'Aplikacija za autentifikaciju je uklonjena',
      sr: 'Aplikacija za autentifikaciju je uklonjena',
      en: 'Your authenticator app was removed',
    },
    paragraphs: [
      {
        hr: 'S vašeg računa za {product} uklonjena je aplikacija za autentifikaciju ({at}). I dalje se možete prijaviti pristupnim ključem, a vrijede i kodovi za oporavak.',
        sr: 'Sa vašeg naloga za {product} uklonjena je aplikacija za autentifikaciju ({at}). I dalje možete da se prijavite pristupnim ključem, a važe i kodovi za oporavak.',
        en: 'The authenticator app was removed from your account for {product} ({at}). You can still sign in with a passkey; the recovery codes still work, too.',
      },
      securityQuestion,
    ],
    link: openAccount,
    page: 'account',
    sendWithinMs: 3 * dayMs,
  },
  'passkey-added': {
    subject: {
      hr: 'Dodan je pristupni ključ',
      sr: 'Dodat je pristupni ključ',
      en: 'A passkey was added',
    },
    paragraphs: [
      {
        hr: 'Vašem računu za {product} dodan je pristupni ključ „{detail}” ({at}). Tko ga ima, može se prijaviti bez lozinke.',
        sr: 'Vašem nalogu za {product} dodat je pristupni ključ „{detail}” ({at}). Ko ga ima, može da se prijavi bez lozinke.',
        en: 'The passkey “{detail}” was added to your account for {product} ({at}). Whoever has it can sign in without the password.',
      },
      {
        hr: 'Ako to niste bili vi, odmah se javite uredu programa: {contact}. Ako se još možete prijaviti, uklonite pristupni ključ na stranici svog računa i promijenite lozinku.',
        sr: 'Ako to niste bili vi, odmah se javite kancelariji programa: {contact}. Ako još možete da se prijavite, uklonite pristupni ključ na stranici svog naloga i promenite lozinku.',
        en: 'If it was not you, contact the programme’s office at once: {contact}. If you can still sign in, remove the passkey on the page of your account and change your password.',
      },
    ],
    link: openAccount,
    page: 'account',
    sendWithinMs: 3 * dayMs,
  },
  'passkey-removed': {
    subject: {
      hr: 'Uklonjen je pristupni ključ',
      sr: 'Uklonjen je pristupni ključ',
      en: 'A passkey was removed',
    },
    paragraphs: [
      {
        hr: 'S vašeg računa za {product} uklonjen je pristupni ključ „{detail}” ({at}). Njime se više ne možete prijaviti.',
        sr: 'Sa vašeg naloga za {product} uklonjen je pristupni ključ „{detail}” ({at}). Njime više ne možete da se prijavite.',
        en: 'The passkey “{detail}” was removed from your account for {product} ({at}). You can no longer sign in with it.',
      },
      securityQuestion,
    ],
    link: openAccount,
    page: 'account',
    sendWithinMs: 3 * dayMs,
  },
  'recovery-code-used': {
    subject: {
      hr: 'Upotrijebljen je kôd za oporavak',
      sr: 'Upotrebljen je kod za oporavak',
      en: 'A recovery code was used',
    },
    paragraphs: [
      {
        hr: 'Na vaš račun za {product} netko se prijavio kodom za oporavak ({at}). Preostalo kodova: {detail}. Nove možete izraditi na stranici svog računa.',
        sr: 'Na vaš nalog za {product} neko se prijavio kodom za oporavak ({at}). Preostalo kodova: {detail}. Nove možete da napravite na stranici svog naloga.',
        en: 'Somebody signed in to your account for {product} with a recovery code ({at}). Codes left: {detail}. You can make new ones on the page of your account.',
      },
      securityQuestion,
    ],
    link: openAccount,
    page: 'account',
    sendWithinMs: 3 * dayMs,
  },
  'colleague-invited': {
    subject: {
      hr: 'Pozvali ste kolegu ili kolegicu',
      sr: 'Pozvali ste kolegu ili koleginicu',
      en: 'You have invited a colleague',
    },
    paragraphs: [
      {
        hr: 'S vašeg računa za {product} pozvana je nova osoba ({at}): {detail}. Kada odabere lozinku, može vidjeti i mijenjati odgovore vaše organizacije.',
        sr: 'Sa vašeg naloga za {product} pozvana je nova osoba ({at}): {detail}. Kada izabere lozinku, može da vidi i menja odgovore vaše organizacije.',
        en: 'A new person was invited from your account for {product} ({at}): {detail}. Once a password is chosen, that person can see and change the answers of your organisation.',
      },
      {
        hr: 'Ako to niste bili vi, uklonite pozvanu osobu na stranici svog računa, odmah promijenite lozinku i javite se uredu programa: {contact}.',
        sr: 'Ako to niste bili vi, uklonite pozvanu osobu na stranici svog naloga, odmah promenite lozinku i javite se kancelariji programa: {contact}.',
        en: 'If it was not you, remove the invited person on the page of your account, change your password at once and contact the programme’s office: {contact}.',
      },
    ],
    link: openAccount,
    page: 'account',
    sendWithinMs: 3 * dayMs,
  },
  'colleague-removed': {
    subject: {
      hr: 'Uklonili ste kolegu ili kolegicu',
      sr: 'Uklonili ste kolegu ili koleginicu',
      en: 'You have removed a colleague',
    },
    paragraphs: [
      {
        hr: 'S vašeg računa za {product} zatvoren je račun osobe {detail} ({at}). Sve što je ta osoba napisala ostaje. Istu osobu možete ponovno pozvati na stranici svog računa.',
        sr: 'Sa vašeg naloga za {product} zatvoren je nalog osobe {detail} ({at}). Sve što je ta osoba napisala ostaje. Istu osobu možete ponovo da pozovete na stranici svog naloga.',
        en: 'The account of {detail} was closed from your account for {product} ({at}). Everything that this person has written stays. You can invite the same person again on the page of your account.',
      },
      securityQuestion,
    ],
    link: openAccount,
    page: 'account',
    sendWithinMs: 3 * dayMs,
  },
  'email-change-old': {
    subject: {
      hr: 'Potvrdite promjenu e-pošte',
      sr: 'Potvrdite promenu imejla',
      en: 'Confirm the change of your e-mail',
    },
    paragraphs: [
      {
        hr: 'Za vaš račun za {product} zatražena je nova adresa e-pošte ({at}): {detail}. Promjena vrijedi tek kada je potvrdite i poveznicom u ovoj poruci i poveznicom poslanom na novu adresu.',
        sr: 'Za vaš nalog za {product} zatražena je nova imejl adresa ({at}): {detail}. Promena važi tek kada je potvrdite i linkom u ovoj poruci i linkom poslatim na novu adresu.',
        en: 'A new e-mail address was requested for your account for {product} ({at}): {detail}. The change is made only when you have confirmed it by the link in this message and by the link sent to the new address.',
      },
      linkUntil,
      {
        hr: 'Ako promjenu niste zatražili vi, ništa ne potvrđujte, odmah promijenite lozinku i javite se uredu programa: {contact}.',
        sr: 'Ako promenu niste zatražili vi, ništa ne potvrđujte, odmah promenite lozinku i javite se kancelariji programa: {contact}.',
        en: 'If you did not request this, confirm nothing, change your password at once and contact the programme’s office: {contact}.',
      },
    ],
    link: { hr: 'Potvrdi promjenu', sr: 'Potvrdi promenu', en: 'Confirm the change' },

    isAwaited: true,
    sendWithinMs: dayMs,
  },
  'email-change-new': {
    subject: {
      hr: 'Potvrdite novu adresu e-pošte',
      sr: 'Potvrdite novi imejl',
      en: 'Confirm your new e-mail',
    },
    paragraphs: [
      {
        hr: 'Zatraženo je ({at}) da ova adresa postane adresa e-pošte vašeg računa za {product}. Promjena vrijedi tek kada je potvrdite i poveznicom u ovoj poruci i poveznicom poslanom na dosadašnju adresu.',
        sr: 'Zatraženo je ({at}) da ova imejl adresa postane adresa vašeg naloga za {product}. Promena važi tek kada je potvrdite i linkom u ovoj poruci i linkom poslatim na dosadašnju adresu.',
        en: 'It was requested ({at}) that this address becomes the e-mail address of your account for {product}. The change is made only when you have confirmed it by the link in this message and by the link sent to your present address.',
      },
      linkUntil,
      {
        hr: 'Ako to niste zatražili vi, ne morate učiniti ništa.',
        sr: 'Ako to niste zatražili vi, ne morate da uradite ništa.',
        en: 'If it was not you who asked, you need not do anything.',
      },
    ],
    link: { hr: 'Potvrdi promjenu', sr: 'Potvrdi promenu', en: 'Confirm the change' },

    isToStranger: true,
    isAwaited: true,
    sendWithinMs: dayMs,
  },
  'email-changed': {
    subject: {
      hr: 'Adresa e-pošte vašeg računa je promijenjena',
      sr: 'Imejl adresa vašeg naloga je promenjena',
      en: 'The e-mail of your account was changed',
    },
    paragraphs: [
      {
        hr: 'Ured programa promijenio je ({at}) adresu e-pošte vašeg računa za {product}. Od sada se prijavljujete novom adresom. Ova se poruka šalje na obje adrese.',
        sr: 'Kancelarija programa promenila je ({at}) imejl adresu vašeg naloga za {product}. Od sada se prijavljujete novom adresom. Ova poruka se šalje na obe adrese.',
        en: 'The programme’s office has changed ({at}) the e-mail address of your account for {product}. From now on you sign in with the new one. This message goes to both addresses.',
      },
      {
        hr: 'Ako to niste zatražili vi, odmah se javite uredu programa: {contact}.',
        sr: 'Ako to niste zatražili vi, odmah se javite kancelariji programa: {contact}.',
        en: 'If it was not you who asked, contact the programme’s office at once: {contact}.',
      },
    ],
    link: { hr: 'Otvori {product}', sr: 'Otvori {product}', en: 'Open {product}' },
    isToStranger: true,
    isDetailAddress: true,
    sendWithinMs: 3 * dayMs,
  },
  invitation: {
    subject: {
      hr: 'Vaš račun za {product}',
      sr: 'Vaš nalog za {product}',
      en: 'Your account for {product}',
    },
    paragraphs: [
      {
        hr: 'Otvoren vam je račun za {product}. Prijavljujete se adresom e-pošte na koju je stigla ova poruka. Lozinku birate sami i nitko je drugi ne zna.',
        sr: 'Otvoren vam je nalog za {product}. Prijavljujete se imejl adresom na koju je stigla ova poruka. Lozinku birate sami i niko drugi je ne zna.',
        en: 'An account for {product} was opened for you. You sign in with the e-mail to which this message was sent. Choose a password yourself: nobody else knows it.',
      },
      linkOnce,
      {
        hr: 'Ako ne znate o čemu je riječ, ne morate učiniti ništa. Ako imate pitanja, javite se uredu programa: {contact}.',
        sr: 'Ako ne znate o čemu je reč, ne morate da uradite ništa. Ako imate pitanja, javite se kancelariji programa: {contact}.',
        en: 'If you do not know what this is about, you need not do anything. If you have questions, contact the programme’s office: {contact}.',
      },
    ],
    link: { hr: 'Odaberi lozinku', sr: 'Izaberi lozinku', en: 'Choose a password' },
    passwordLink: 'invitation',
    isToStranger: true,
    sendWithinMs: 3 * dayMs,
  },
  'password-reset': {
    subject: {
      hr: 'Odaberite novu lozinku',
      sr: 'Izaberite novu lozinku',
      en: 'Choose a new password',
    },
    paragraphs: [
      {
        hr: 'Za vaš račun za {product} zatražena je nova lozinka ({at}). Kada je odaberete, bit ćete odjavljeni na svim uređajima.',
        sr: 'Za vaš nalog za {product} zatražena je nova lozinka ({at}). Kada je izaberete, bićete odjavljeni na svim uređajima.',
        en: 'A new password was requested for your account for {product} ({at}). When you have chosen one, you will be signed out on all devices.',
      },
      linkOnce,
      {
        hr: 'Ako novu lozinku niste zatražili vi, ne morate učiniti ništa: lozinka ostaje ista. Ako takve poruke stižu često, javite se uredu programa: {contact}.',
        sr: 'Ako novu lozinku niste zatražili vi, ne morate da uradite ništa: lozinka ostaje ista. Ako takve poruke stižu često, javite se kancelariji programa: {contact}.',
        en: 'If it was not you who asked, you need not do anything: the password stays the same. If such messages come often, contact the programme’s office: {contact}.',
      },
    ],
    link: { hr: 'Odaberi lozinku', sr: 'Izaberi lozinku', en: 'Choose a password' },
    passwordLink: 'password-reset',
    isAwaited: true,
    // After an hour, a reader who still needs the link has asked for another one.
    sendWithinMs: dayMs / 24,
  },
} as const satisfies { readonly [name: string]: MailKind };
