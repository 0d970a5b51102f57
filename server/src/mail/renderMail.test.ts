import { languages } from '@cert/shared/domain';
import { testProgramme } from '../testing/testProgramme.ts';
import { mailKinds, type MailKindName } from './mailKinds.ts';
import { renderMail } from './renderMail.ts';

const render = (kind: MailKindName, language: (typeof languages)[number], name = 'Ana') =>
  renderMail(kind, {
    language,
    name,
    at: new Date('2026-11-20T09:00:00Z'),
    detail: 'Firefox · Linux',
    about: { title: 'Jadran', year: 2026, due: '2026-12-04' },
    programme: testProgramme,
    link: { address: 'https://platform.example.com/', until: new Date('2026-11-23T09:00:00Z') },
  });

const all = (Object.keys(mailKinds) as MailKindName[]).flatMap((kind) =>
  languages.map((language) => [kind, language] as const),
);

describe('every mail', () => {
  it.each(all)('“%s” (%s) has all placeholders filled in, and one link', (kind, language) => {
    const { subject, text, html } = render(kind, language);
    for (const part of [subject, text, html.replaceAll(/style="[^"]*"/g, '')])
      expect(part).not.toMatch(/[{}]|undefined/);
    expect(text.match(/https?:\S+/g)).toEqual(['https://platform.example.com/']);
    expect(html.match(/https?:[^"<\s]+/g)).toEqual(['https://platform.example.com/']);
  });

  it.each(all)('“%s” (%s) loads nothing and has the colours of the programme', (kind, language) => {
    const { html } = render(kind, language);
    expect(html).not.toMatch(/<(script|img|link|iframe|style)\b|url\(/);
    expect(html).toContain(testProgramme.brand.tokens.light.brand);
  });
});

it('a mail tells the time in the programme’s time zone and the reader’s language', () => {
  expect(render('password-changed', 'en').text).toContain('20 November 2026 at 08:00');
  expect(render('password-changed', 'hr').text).toContain('20. studenoga 2026.');
});

it('a person’s name in a mail is shown as text, not as HTML, and on one line', () => {
  const { text, html } = render('password-changed', 'en', 'Eve <img src=x>\r\nhttp');
  expect(html).toContain('Eve &lt;img src=x&gt; http');
  expect(text).toContain('Hello Eve <img src=x> http,\n');
});

it('a mail about a new browser names the browser', () => {
  const { text } = render('new-browser', 'en');
  expect(text).toContain('in which it had not been used before: Firefox · Linux.');
});

it.each(['answers-submitted', 'all-finalized', 'report-released'] as const)(
  'a mail of the kind “%s” names organisation and year, and says where such mails are switched off',
  (kind) => {
    const { subject, text, html } = render(kind, 'en');
    expect(subject).toMatch(/^Jadran 2026: /);
    for (const part of [text, html]) {
      expect(part).toContain('Jadran for 2026');
      expect(part).toContain('You choose on your account page which messages you want.');
    }
  },
);

it('a mail about the security of an account does not say where mails can be switched off', () => {
  expect(render('password-changed', 'en').text).not.toContain('You choose');
});
