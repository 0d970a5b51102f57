import { findPasswordLinkOwner } from '../../accounts/passwordLinks.ts';
import { openTestOffice, type TestOffice } from '../testing/openTestOffice.ts';

let withoutMail: TestOffice;
let withMail: TestOffice;

beforeAll(async () => {
  withoutMail = await openTestOffice();
  withMail = await openTestOffice({
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'office@example.com',
    MAIN_ORIGIN: 'https://platform.example.com',
  });
});

beforeEach(async () => {
  for (const office of [withoutMail, withMail]) {
    await office.reset();
    await office.run('organisation add jadran --title Jadran');
  }
});

afterAll(async () => {
  await withoutMail.close();
  await withMail.close();
});

const add = 'user add ana@example.com --name "Ana Anić" --organisation jadran';
const readAccounts = ({ db }: TestOffice) =>
  db.selectFrom('accounts').select(['email', 'password_hash', 'has_initial_password']).execute();
const readOutbox = ({ db }: TestOffice) =>
  db.selectFrom('outbox').select(['account_id', 'kind', 'language']).orderBy('id').execute();
const findOwner = ({ db, clock }: TestOffice, link: string | undefined) =>
  findPasswordLinkOwner(db, { token: link!.split('#')[1]!, at: clock.now });

describe('a new user', () => {
  it('has no password and is invited by mail, in the language of --language or else in Croatian', async () => {
    const { text } = await withMail.run(add);
    expect(text).toBe(
      'ana@example.com: added as user 1. An invitation is sent by mail; its link is valid for 72 hours.',
    );
    await withMail.run('user add iva@example.com --name Iva --certifier --language en');
    expect(await readAccounts(withMail)).toMatchObject([
      { password_hash: null, has_initial_password: false },
      { password_hash: null, has_initial_password: false },
    ]);
    expect(await readOutbox(withMail)).toEqual([
      { account_id: 1, kind: 'invitation', language: 'hr' },
      { account_id: 2, kind: 'invitation', language: 'en' },
    ]);
    await withMail.run(add);
    expect(await readOutbox(withMail)).toHaveLength(2);
  });

  it('is invited by a link that the office sees if the site sends no mail; the link’s token is not stored', async () => {
    const { text } = await withoutMail.run(`${add} --language sr`);
    const [link] = /http:\/\/127\.0\.0\.1:3000\/sr\/password#[\w-]{43}$/.exec(text) ?? [];
    expect(await findOwner(withoutMail, link)).toMatchObject({
      accountId: 1,
      kind: 'invitation',
      email: 'ana@example.com',
    });
    const { db } = withoutMail;
    const stored = [
      await db.selectFrom('password_links').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(link!.split('#')[1]);
    expect(await readOutbox(withoutMail)).toEqual([]);
  });

  it('from a CSV file is invited in the language of the user’s line, or else in Croatian', async () => {
    const file = await withMail.write(
      'users.csv',
      'email;name;certifier;language\na@example.com;A;yes;sr\nb@example.com;B;yes;\n',
    );
    await withMail.run(`user add --csv "${file}"`);
    expect(await readOutbox(withMail)).toMatchObject([{ language: 'sr' }, { language: 'hr' }]);
  });

  it('is not invited in a dry run, and no link is shown', async () => {
    const { text } = await withoutMail.run(`${add} --dry-run`);
    expect(text).toContain('(no link in a dry run)');
    expect(text).not.toContain('#');
  });

  it('is refused with an unknown language', async () => {
    const said = await withMail.run(`${add} --language de`);
    expect(said).toMatchObject({ code: 1, errorText: expect.stringMatching(/“de” is not one of/) });
  });

  it('with a password set by the office must change it, and is not invited', async () => {
    const { text } = await withMail.run(`${add} --password-stdin`, 'correct horse battery staple');
    expect(text).toContain('has to be changed at the first sign-in');
    expect(await readAccounts(withMail)).toMatchObject([{ has_initial_password: true }]);
    expect(await readOutbox(withMail)).toEqual([]);
  });
});

describe('inviting a user again', () => {
  it('sends another mail or shows another link, and keeps the first link valid', async () => {
    await withMail.run(add);
    const mailed = await withMail.run('user invite ana@example.com --language en');
    expect(mailed.text).toMatch(/^ana@example\.com: An invitation is sent by mail/);
    expect(await readOutbox(withMail)).toMatchObject([{ language: 'hr' }, { language: 'en' }]);
    const { json } = await withoutMail.run(`${add} --json`);
    const again = await withoutMail.run('user invite ana@example.com --json');
    const links = [(json.users as Invited[])[0], again.json as Invited].map(
      (invited) => invited!.invitation.link,
    );
    expect(new Set(links).size).toBe(2);
    for (const link of links)
      expect(await findOwner(withoutMail, link)).toMatchObject({ accountId: 1 });
    const trail = withMail.db.selectFrom('audit_log').selectAll();
    expect(await trail.where('action', '=', 'userInvite').execute()).toMatchObject([
      { subject: 'account 1', before: null, after: null },
    ]);
  });

  it.each([
    ['who has a password', `${add} --password-stdin`, /has a password/],
    ['who is disabled', 'user disable ana@example.com', /is disabled/],
  ])('is refused for a user %s', async (_who, line, message) => {
    if (!line.startsWith(add)) await withMail.run(add);
    await withMail.run(line, 'correct horse battery staple');
    const said = await withMail.run('user invite ana@example.com');
    expect(said).toMatchObject({ code: 1, errorText: expect.stringMatching(message) });
  });

  it('is suggested to the office when it enables an account that has no password', async () => {
    await withMail.run(add);
    await withMail.run('user disable ana@example.com');
    expect(await readOutbox(withMail)).toEqual([]);
    const { text } = await withMail.run('user enable ana@example.com');
    expect(text).toContain('“user invite” sends a link');
  });
});

it('a user is notified by mail that the office has reset the password, unless the account is disabled', async () => {
  await withMail.run(`${add} --password-stdin`, 'correct horse battery staple');
  await withMail.run('user reset-password ana@example.com --language en');
  const told = [{ kind: 'password-changed', language: 'en' }];
  expect(await readOutbox(withMail)).toMatchObject(told);
  await withMail.run('user disable ana@example.com');
  await withMail.run('user reset-password ana@example.com');
  expect(await readOutbox(withMail)).toHaveLength(told.length);
});

it('a user is notified by mail that the office has removed the second factor', async () => {
  await withMail.run(`${add} --password-stdin`, 'correct horse battery staple');
  const account = await withMail.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  await withMail.db
    .insertInto('authenticators')
    .values({ account_id: account.id, secret: 'ABC' })
    .execute();
  await withMail.run('user reset-second-factor ana@example.com --language en');
  expect(await readOutbox(withMail)).toEqual([
    { account_id: account.id, kind: 'second-factor-removed', language: 'en' },
  ]);
});

it('a user is notified at both addresses that the office has changed the e-mail, unless the account is disabled', async () => {
  await withMail.run(`${add} --password-stdin`, 'correct horse battery staple');
  await withMail.run('user edit ana@example.com --new-email nova@example.com');
  const told = await withMail.db.selectFrom('outbox').select(['kind', 'detail']).execute();
  expect(told).toEqual([
    { kind: 'email-changed', detail: null },
    { kind: 'email-changed', detail: 'ana@example.com' },
  ]);
  await withMail.run('user disable nova@example.com');
  await withMail.run('user edit nova@example.com --new-email ana@example.com');
  expect(await readOutbox(withMail)).toHaveLength(told.length);
});

type Invited = { invitation: { link: string } };

describe('the list of users', () => {
  it('shows who has no password yet, until when the invitation is valid, and who must change the password', async () => {
    await withoutMail.run(add);
    await withoutMail.run(
      'user add iva@example.com --name Iva --certifier --password-stdin',
      'correct horse battery staple',
    );
    const { text, json } = await withoutMail.run('user list --json').then(async (listed) => ({
      json: listed.json,
      text: (await withoutMail.run('user list')).text,
    }));
    expect(json.users).toMatchObject([
      { email: 'ana@example.com', password: 'none', invitedUntil: '2026-11-23T09:00:00.000Z' },
      { email: 'iva@example.com', password: 'initial', invitedUntil: null },
    ]);
    expect(text).toMatch(/ana@example\.com .*invited until 2026-11-23T09:00:00\.000Z/);
    expect(text).toMatch(/iva@example\.com .*to be changed/);
    await withMail.run(add);
    expect((await withMail.run('user list')).text).toContain('invitation not sent yet');
  });
});
