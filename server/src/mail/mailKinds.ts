import type { LocalizedText } from '@cert/shared/domain';

/**
 * A kind of mail. The texts may hold `{name}` (the reader), `{product}`, `{provider}`, `{contact}` (whom to ask) and
 * `{at}` (when it happened); a text must hold the same placeholders in all languages.
 */
export type MailKind = {
  subject: LocalizedText;
  paragraphs: readonly LocalizedText[];
  /** Text of the one link, which opens the site. */
  link: LocalizedText;
  /** Time in milliseconds after which the mail is given up, because it would arrive too late to be useful. */
  sendWithinMs: number;
};

const dayMs = 86_400_000;

/** All kinds of mails, by the name in the outbox. See docs/product/mail.md#which-mails-there-are. */
export const mailKinds = {
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
} as const satisfies { readonly [name: string]: MailKind };

export type MailKindName = keyof typeof mailKinds;
