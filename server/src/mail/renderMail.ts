import {
  isOptionalMailKind,
  languageTags,
  type Language,
  type LocalizedText,
} from '@cert/shared/domain';
import type { Programme } from '../programme/programme.ts';
import type { MailKind } from './mailKind.ts';
import { mailKinds, type MailKindName } from './mailKinds.ts';

/** A mail that can be sent, as plain text and as HTML. */
export type RenderedMail = { subject: string; text: string; html: string };

const greetingWithoutName: LocalizedText = { hr: 'Dobar dan,', sr: 'Dobar dan,', en: 'Hello,' };
const greeting: LocalizedText = {
  hr: 'Dobar dan, {name},',
  sr: 'Dobar dan, {name},',
  en: 'Hello {name},',
};
/** Added to the ending of mails that can be switched off. */
const howToSwitchOff: LocalizedText = {
  hr: 'Koje poruke želite, birate na stranici svojega računa.',
  sr: 'Koje poruke želite, birate na stranici svog naloga.',
  en: 'You choose on your account page which messages you want.',
};
const ending: LocalizedText = {
  hr: 'Ovu je poruku automatski poslao {product} ({provider}).',
  sr: 'Ovu poruku je automatski poslao {product} ({provider}).',
  en: 'This message was sent automatically by {product} ({provider}).',
};

/**
 * Writes a mail in the reader's language and the programme's colours. The mail has one link and loads nothing, not even
 * pictures.
 * @param at the time of the event that the mail is about
 * @param detail fills `{detail}` in the texts; null if they do not hold it
 * @param about organisation and year of the questionnaire that the mail is about, and the last day for its answers
 * @param link where the link leads, and until when it works if it is a one-use link
 */
export function renderMail(
  kind: MailKindName,
  {
    language,
    name,
    at,
    detail,
    about,
    programme,
    link: { address, until },
  }: {
    language: Language;
    name: string;
    at: Date;
    detail: string | null;
    about: { title: string; year: number; due: string | null } | undefined;
    programme: Pick<Programme, 'product' | 'provider' | 'contacts' | 'timeZone' | 'brand'>;
    link: { address: string; until?: Date };
  },
): RenderedMail {
  const { product, provider, contacts, timeZone, brand } = programme;
  const [contact] = contacts;
  const formatTime = new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  const values: { [placeholder: string]: string } = {
    name: toOneLine(name),
    product,
    provider,
    contact: contact ? [contact.name, contact.email, contact.phone].filter(Boolean).join(', ') : '',
    at: formatTime.format(at),
    detail: detail ?? '',
    title: toOneLine(about?.title ?? ''),
    year: String(about?.year ?? ''),
    due: about?.due ? formatLongDay(about.due, language) : '',
    until: until ? formatTime.format(until) : '',
  };
  const fill = (text: LocalizedText) =>
    text[language].replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const { subject, paragraphs, link, isToStranger }: MailKind = mailKinds[kind];
  const last = [ending, ...(isOptionalMailKind(kind) ? [howToSwitchOff] : [])].map(fill).join(' ');
  const before = [isToStranger ? greetingWithoutName : greeting, ...paragraphs].map(fill);
  return {
    subject: fill(subject),
    text: `${[...before, `${fill(link)}: ${address}`, last].join('\n\n')}\n`,
    html: toHtml({
      language,
      colors: brand.tokens.light,
      product,
      paragraphs: before,
      link: { text: fill(link), address },
      ending: last,
    }),
  };
}

/** Writes a calendar day in words: `12 December 2026`. */
function formatLongDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}

/** Replaces line breaks and other control characters in a name with blanks. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Writes the mail as HTML. Styles are attributes, because mail programs drop style elements. */
function toHtml({
  language,
  colors,
  product,
  paragraphs,
  link,
  ending,
}: {
  language: Language;
  colors: { brand: string; brandInk: string };
  product: string;
  paragraphs: readonly string[];
  link: { text: string; address: string };
  ending: string;
}): string {
  const onBrand = `background:${colors.brand};color:${colors.brandInk}`;
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head><meta charset="utf-8"><title>${escapeHtml(product)}</title></head>
<body style="margin:0;padding:24px;background:#f8f6f3;color:#1f1b23;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;overflow:hidden">
<div style="padding:16px 24px;font-weight:bold;${onBrand}">${escapeHtml(product)}</div>
<div style="padding:24px">
${body.join('\n')}
<p style="margin:0"><a href="${escapeHtml(link.address)}" style="display:inline-block;padding:10px 16px;border-radius:6px;text-decoration:none;${onBrand}">${escapeHtml(link.text)}</a></p>
</div>
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#5f5a63">${escapeHtml(ending)}</p>
</body>
</html>
`;
}

const escapes: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}
