/** @engine upserts, sorting */
import { verifyPassword } from '../../accounts/passwordHash.ts';
import { openTestOffice, type TestOffice } from '../testing/openTestOffice.ts';

let office: TestOffice;

beforeAll(async () => {
  office = await openTestOffice();
});

beforeEach(async () => {
  await office.reset();
  await office.run('organisation add jadran --title Jadran');
  await office.run('organisation add sava --title Sava');
});

afterAll(() => office.close());

const addClient = 'user add Client@Example.com --name "Ana Anić" --organisation jadran';
const strong = 'correct horse battery staple';

const readAll = () => office.db.selectFrom('accounts').selectAll().orderBy('email').execute();
const trailOf = (action: string) =>
  office.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute();

/** Signs in with the only account. */
async function signIn() {
  const [account] = await readAll();
  const at = office.clock.now;
  await office.db
    .insertInto('tokens')
    .values({ hash: 'token', account_id: account!.id, created_at: at, used_at: at })
    .execute();
  return account!;
}

const countTokens = async () =>
  (await office.db.selectFrom('tokens').select('hash').execute()).length;

describe('adding a user', () => {
  it('reads a first password from standard input, does not print it, and stores only its hash', async () => {
    const { text } = await office.run(`${addClient} --password-stdin`, `${strong}\n`);
    expect(text).not.toContain(strong);
    const [account] = await readAll();
    expect(account).toMatchObject({
      email: 'client@example.com',
      name: 'Ana Anić',
      is_certifier: false,
      organisation_id: 1,
      disabled_at: null,
    });
    expect(await verifyPassword(account!.password_hash, strong)).toBe(true);
    const trail = JSON.stringify(await office.db.selectFrom('audit_log').selectAll().execute());
    expect(trail).toContain('userAdd');
    expect(trail).not.toContain(strong);
    expect(trail).not.toContain('argon2');
  });

  it('reports the second time that the user exists, and keeps the password', async () => {
    await office.run(addClient);
    const before = await readAll();
    const said = await office.run(addClient);
    expect(said.text).toBe('client@example.com: is there already; nothing was changed.');
    expect(await readAll()).toEqual(before);
  });

  it('adds a certifier without an employer', async () => {
    const said = await office.run('user add c@example.com --name C --certifier');
    expect(said.code).toBe(0);
    expect(await readAll()).toMatchObject([{ is_certifier: true, organisation_id: null }]);
  });

  it.each([
    [
      'a client without an organisation',
      'user add a@example.com --name A',
      '',
      /a client needs an organisation/,
    ],
    [
      'a user of an unknown organisation',
      'user add a@example.com --name A --organisation una',
      '',
      /no organisation “una”/,
    ],
    [
      'a user without a name',
      'user add a@example.com --organisation jadran',
      '',
      /needs an e-mail and --name/,
    ],
    [
      'a malformed e-mail address',
      'user add a.example.com --name A --organisation jadran',
      '',
      /“a\.example\.com” is not an e-mail/,
    ],
    [
      'a short password',
      'user add a@example.com --name A --certifier --password-stdin',
      'short',
      /shorter than 12/,
    ],
    [
      'an empty password',
      'user add a@example.com --name A --certifier --password-stdin',
      '',
      /shorter than 12/,
    ],
    [
      'a long password',
      'user add a@example.com --name A --certifier --password-stdin',
      'x1'.repeat(101),
      /longer than 200/,
    ],
    [
      'a common password',
      'user add a@example.com --name A --certifier --password-stdin',
      'lozinka123456',
      /most common/,
    ],
    [
      'a word of the name as password',
      'user add a@example.com --name Čačić --certifier --password-stdin',
      'cacic cacic 1',
      /contains a word of the name/,
    ],
    [
      'a word of the organisation as password',
      'user add a@example.com --name A --organisation jadran --password-stdin',
      'jadran jadran 1',
      /contains a word of the name/,
    ],
    [
      'a word of the programme as password',
      'user add a@example.com --name A --certifier --password-stdin',
      'the MERIDIAN way',
      /contains a word of the name/,
    ],
    [
      'the password of the demo',
      'user add a@example.com --name A --certifier --password-stdin',
      'meridian-demo-2026',
      /most common/,
    ],
    [
      'the e-mail as password',
      'user add anita@example.com --name A --certifier --password-stdin',
      'anita@example.com',
      /is the e-mail/,
    ],
    [
      'a user’s data beside a CSV file',
      'user add --certifier --csv users.csv',
      '',
      /everything stands in the file/,
    ],
  ])('refuses %s', async (...[, line, input, errorText]) => {
    const said = await office.run(line, input);
    expect(said.code).toBe(1);
    expect(said.errorText).toMatch(errorText);
    expect(await readAll()).toEqual([]);
  });

  it.each([
    ['name', 'user add client@example.com --name "Iva Ivić" --organisation jadran'],
    ['organisation', 'user add client@example.com --name "Ana Anić" --organisation sava'],
    ['kind', 'user add client@example.com --name "Ana Anić" --organisation jadran --certifier'],
  ])('refuses an e-mail that exists with another %s', async (field, line) => {
    await office.run(addClient);
    const before = await readAll();
    const said = await office.run(line);
    expect(said.code).toBe(1);
    expect(said.errorText).toContain(`is there already with another ${field}`);
    expect(await readAll()).toEqual(before);
  });
});

describe('the commands about one user', () => {
  beforeEach(() => office.run(addClient));

  it('disable a user, which signs the user out at once; repeating this changes nothing', async () => {
    const { id } = await signIn();
    expect((await office.run('user disable client@example.com')).text).toContain('disabled');
    expect(await readAll()).toMatchObject([{ disabled_at: office.clock.now }]);
    expect(await countTokens()).toBe(0);
    expect(await trailOf('userDisable')).toMatchObject([{ subject: `account ${id}` }]);
    const again = await office.run('user disable client@example.com');
    expect(again).toMatchObject({ code: 0, text: expect.stringContaining('nothing was changed') });
    expect(await trailOf('userDisable')).toHaveLength(1);
  });

  it('enable a disabled user again; repeating this changes nothing', async () => {
    await office.run('user disable client@example.com');
    const said = await office.run('user enable client@example.com');
    expect(said.text).toContain('enabled');
    expect(await readAll()).toMatchObject([{ disabled_at: null }]);
    const again = await office.run('user enable client@example.com');
    expect(again.text).toContain('is enabled already; nothing was changed');
  });

  it.each(['disable', 'enable', 'reset-password', 'reset-second-factor', 'sign-out', 'edit'])(
    'refuse an unknown user: the command “user %s”',
    async (what) => {
      const said = await office.run(`user ${what} nobody@example.com`);
      expect(said).toMatchObject({ code: 1, errorText: expect.stringMatching(/no user nobody@/) });
    },
  );
});

describe('the command that signs users out', () => {
  beforeEach(() => office.run(addClient));

  it('ends the sessions of one user and changes nothing else', async () => {
    await office.run('user add other@example.com --name Other --certifier');
    const [client, other] = await readAll();
    const at = office.clock.now;
    await office.db
      .insertInto('tokens')
      .values(
        [client!, client!, other!].map(({ id }, index) => ({
          hash: `token ${index}`,
          account_id: id,
          created_at: at,
          used_at: at,
        })),
      )
      .execute();
    const { json } = await office.run('user sign-out client@example.com --json');
    expect(json).toMatchObject({ sessions: 2 });
    expect(await countTokens()).toBe(1);
    expect(await readAll()).toEqual([client, other]);
    expect(await trailOf('userSignOut')).toMatchObject([{ subject: `account ${client!.id}` }]);
    const again = await office.run('user sign-out client@example.com');
    expect(again.text).toContain('nothing was changed');
  });

  it('ends all sessions of all users with --all', async () => {
    await signIn();
    expect((await office.run('user sign-out --all')).text).toContain('sessions ended: 1');
    expect(await countTokens()).toBe(0);
  });

  it.each(['user sign-out', 'user sign-out client@example.com --all'])(
    'refuses “%s”, because it must name either one user or --all',
    async (line) => {
      await signIn();
      const said = await office.run(line);
      expect(said).toMatchObject({ code: 1, errorText: expect.stringMatching(/--all/) });
      expect(await countTokens()).toBe(1);
    },
  );
});

describe('resetting a password', () => {
  beforeEach(() => office.run(addClient));

  it('shows a new password that the user must change, and ends all sessions and links of the user', async () => {
    await signIn();
    const { json } = await office.run('user reset-password client@example.com --json');
    expect(json.password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
    const [account] = await readAll();
    expect(account!.has_initial_password).toBe(true);
    expect(await office.db.selectFrom('password_links').selectAll().execute()).toEqual([]);
    expect(await verifyPassword(account!.password_hash, json.password as string)).toBe(true);
    expect(await countTokens()).toBe(0);
    expect(await trailOf('userResetPassword')).toMatchObject([{ before: null, after: null }]);
  });

  it('sets another password each time', async () => {
    const one = await office.run('user reset-password client@example.com --json');
    const other = await office.run('user reset-password client@example.com --json');
    expect(one.json.password).not.toBe(other.json.password);
  });

  it('accepts a password from standard input, by the same rules as for a new user', async () => {
    const line = 'user reset-password client@example.com --password-stdin';
    expect((await office.run(line, 'short')).errorText).toContain('shorter than 12');
    expect((await office.run(line, 'jadran jadran 1')).errorText).toContain('contains a word');
    expect((await office.run(line, strong)).text).not.toContain(strong);
    const [account] = await readAll();
    expect(await verifyPassword(account!.password_hash, strong)).toBe(true);
  });

  it('reports that a disabled account stays disabled', async () => {
    await office.run('user disable client@example.com');
    const said = await office.run('user reset-password client@example.com');
    expect(said.text).toContain('stays disabled');
  });

  it('shows no password in a dry run, because none is set', async () => {
    const { json } = await office.run('user reset-password client@example.com --dry-run --json');
    expect(json).toMatchObject({ dryRun: true, password: null });
  });
});

describe('editing a user', () => {
  beforeEach(() => office.run('user add c@example.com --name C --certifier --organisation sava'));

  it('changes name and employer, and reports that nothing was changed when it is repeated', async () => {
    const line = 'user edit c@example.com --name "C. Novi" --organisation jadran';
    expect((await office.run(line)).text).toBe('c@example.com: changed.');
    expect(await readAll()).toMatchObject([{ name: 'C. Novi', organisation_id: 1 }]);
    expect((await office.run(line)).text).toContain('nothing was changed');
    expect(await trailOf('userEdit')).toHaveLength(1);
  });

  it('clears the employer', async () => {
    await office.run('user edit c@example.com --organisation ""');
    expect(await readAll()).toMatchObject([{ name: 'C', organisation_id: null }]);
  });

  it('refuses an unknown employer', async () => {
    const said = await office.run('user edit c@example.com --organisation una');
    expect(said).toMatchObject({
      code: 1,
      errorText: expect.stringMatching(/no organisation “una”/),
    });
  });

  it('refuses to move a client to another organisation', async () => {
    await office.run(addClient);
    const said = await office.run('user edit client@example.com --organisation sava');
    expect(said).toMatchObject({ code: 1, errorText: expect.stringMatching(/stays with jadran/) });
  });
});

describe('changing a user’s e-mail', () => {
  const edit = 'user edit client@example.com --new-email New@Example.com';

  it('ends all sessions and links of the user, and is recorded in the audit trail', async () => {
    await office.run(addClient);
    const before = await signIn();
    expect((await office.run(edit)).code).toBe(0);
    expect(await readAll()).toEqual([{ ...before, email: 'new@example.com' }]);
    expect(await countTokens()).toBe(0);
    expect(await office.db.selectFrom('password_links').selectAll().execute()).toEqual([]);
    expect(await trailOf('userEdit')).toMatchObject([{ after: { email: 'new@example.com' } }]);
  });

  it('is refused if another user has the new e-mail', async () => {
    await office.run(addClient);
    await office.run('user add new@example.com --name New --certifier');
    const said = await office.run(edit);
    expect(said).toMatchObject({ code: 1, errorText: expect.stringMatching(/another user new@/) });
    expect((await readAll()).map(({ email }) => email)).toContain('client@example.com');
  });
});

describe('resetting a second factor', () => {
  const reset = 'user reset-second-factor client@example.com';
  it('removes the authenticator app, passkeys and recovery codes, ends all sessions, keeps the password', async () => {
    await office.run(addClient);
    const before = await signIn();
    const account_id = before.id;
    await office.db.insertInto('authenticators').values({ account_id, secret: 'ABC' }).execute();
    await office.db.insertInto('recovery_codes').values({ account_id, hash: 'code' }).execute();
    await office.db
      .insertInto('passkeys')
      .values({
        ...{ account_id, credential_id: 'phone', public_key: '', signatures: 0 },
        ...{ transports: [], name: 'phone', added_at: office.clock.now },
      })
      .execute();
    expect((await office.run('user list')).text).toMatch(/client@example\.com .* yes/);
    expect((await office.run(reset)).text).toContain('signs in by the password alone now');
    for (const table of ['authenticators', 'recovery_codes', 'passkeys', 'tokens'] as const)
      expect(await office.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await readAll()).toEqual([before]);
    expect(await trailOf('userResetSecondFactor')).toMatchObject([{ before: null, after: null }]);
    expect((await office.run(reset)).text).toContain('has no second factor');
    expect(await trailOf('userResetSecondFactor')).toHaveLength(1);
  });
});

describe('the list of users', () => {
  it('shows all users or those of one organisation, without password hashes', async () => {
    await office.run(addClient);
    await office.run('user add c@example.com --name C --certifier --organisation sava');
    const all = await office.run('user list --json');
    expect(all.json.users).toMatchObject([
      { email: 'c@example.com', isCertifier: true, organisation: 'sava' },
      { email: 'client@example.com', isCertifier: false, organisation: 'jadran' },
    ]);
    expect(JSON.stringify(all.json)).not.toContain('argon2');
    const { text } = await office.run('user list --organisation sava');
    expect(text).toMatch(/c@example\.com +C +certifier +sava +invited/);
    expect(text).not.toContain('client@');
  });

  it('refuses an unknown organisation', async () => {
    const said = await office.run('user list --organisation una');
    expect(said).toMatchObject({ code: 1, errorText: expect.stringMatching(/“una”/) });
  });
});
