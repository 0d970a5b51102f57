import { openTestOffice, type TestOffice } from '../testing/openTestOffice.ts';

let office: TestOffice;

beforeAll(async () => {
  office = await openTestOffice();
});

beforeEach(() => office.reset());

afterAll(() => office.close());

const importing = async (noun: string, content: string | Uint8Array, more = '') =>
  office.run(`${noun} add --csv ${await office.write('list.csv', content)} ${more}`);
const organisations = () =>
  office.db.selectFrom('organisations').selectAll().orderBy('key').execute();
const users = () => office.db.selectFrom('accounts').selectAll().orderBy('email').execute();

describe('importing organisations from a CSV file', () => {
  it.each([
    [
      'with commas',
      'key,title,country,category\njadran,"Jadran, d.d.",hr|rs,fmcg|retail\nsava,Sava,si,\n',
    ],
    [
      'with semicolons',
      'key;title;country;category\r\njadran;Jadran, d.d.;hr rs;fmcg retail\r\nsava;Sava;si;\r\n',
    ],
    [
      'with a byte order mark',
      '\ufeffkey,title,country,category\njadran,"Jadran, d.d.",hr rs,fmcg|retail\n\nsava,Sava,si',
    ],
    [
      'with empty columns at the right',
      'key;title;country;category;;\njadran;Jadran, d.d.;hr rs;fmcg retail;;\nsava;Sava;si;;;\n',
    ],
  ])('reads a file %s', async (_what, content) => {
    const said = await importing('organisation', content);
    expect(said.text).toBe('jadran: added as organisation 1.\nsava: added as organisation 2.');
    expect(await organisations()).toMatchObject([
      { key: 'jadran', title: 'Jadran, d.d.', countries: ['hr', 'rs'], category_ids: [1, 6] },
      { key: 'sava', title: 'Sava', countries: ['si'], category_ids: [] },
    ]);
  });

  it('refuses a file in which a column has values but no heading', async () => {
    const said = await importing('organisation', 'key,,title\njadran,x,Jadran\n');
    expect(said.errorText).toContain('line 1: column 2 has no heading.');
    const beside = await importing('organisation', 'key,title,\njadran,Jadran,x\n');
    expect(beside.errorText).toContain('line 2: has more cells than the header has columns.');
  });

  it('reports organisations that exist already, and adds the new ones', async () => {
    await importing('organisation', 'key,title\njadran,Jadran\n');
    const said = await importing('organisation', 'key,title\njadran,Jadran\nsava,Sava\n');
    expect(said.text).toMatch(/jadran: is there already.*\nsava: added/);
  });

  it('adds no organisation if any line has an issue, and reports every issue with its line', async () => {
    await office.run('organisation add taken --title Taken');
    const before = await organisations();
    const said = await importing(
      'organisation',
      [
        'key,title,country,type,type-other',
        'good,Good,hr,,',
        'Bad Key,,xx|hr,club,',
        '"two\nlines",Title,hr,,',
        'good,Again,hr,,',
        'both,Both,hr,state-company,Club',
        'taken,Other,,,',
        'more,More,hr,,,surplus',
      ].join('\n'),
      '--json',
    );
    expect(said.code).toBe(1);
    const { faults: issues, message } = said.json.error as { faults: object[]; message: string };
    expect(message).toBe('The file has 9 issues; nothing was imported.');
    expect(issues).toMatchObject([
      { line: 3, column: 'key' },
      { line: 3, column: 'title', sentence: 'line 3, title: is missing.' },
      { line: 3, column: 'country', sentence: expect.stringMatching(/“xx”.*al, at, ba/) },
      { line: 3, column: 'type', sentence: expect.stringMatching(/“club”.*private-domestic/) },
      { line: 4, column: 'key' },
      { line: 6, column: 'key', sentence: 'line 6, key: “good” is already on line 2.' },
      { line: 7, column: null, sentence: expect.stringMatching(/exclude each other/) },
      { line: 8, column: 'key', sentence: expect.stringMatching(/another title/) },
      { line: 9, column: null, sentence: expect.stringMatching(/more cells/) },
    ]);
    expect(await organisations()).toEqual(before);
  });

  it.each([
    ['an empty file', '', /the file is empty/],
    ['a file with only a header', 'key,title\n', /no row follows/],
    [
      'an unknown column',
      'key,title,colour\nj,J,red\n',
      /line 1, colour: is not a column; there are key, title, country/,
    ],
    ['a column twice', 'key,title,title\nj,J,J\n', /title: occurs more than once/],
    ['a missing column', 'key\nj\n', /line 1, title: this column is missing/],
    ['quotes that do not close', 'key,title\nj,"J\n', /quotation marks do not match/],
    ['text that is not UTF-8', new Uint8Array([107, 101, 121, 0xe8, 10]), /is not UTF-8/],
    ['a file of more than 5 MB', 'x'.repeat(5 * 1024 * 1024 + 1), /larger than 5 MB/],
    [
      'a file of more than 10,000 rows',
      `key,title\n${'j,J\n'.repeat(10_001)}`,
      /more than 10,000 rows/,
    ],
  ])('refuses %s, and adds no organisation', async (_what, content, errorText) => {
    const said = await importing('organisation', content);
    expect(said.code).toBe(1);
    expect(said.errorText).toMatch(errorText);
    expect(await organisations()).toEqual([]);
  });

  it('adds 2,500 organisations from one file, each with an entry in the audit trail', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => `o-${index},Organisation ${index}`);
    const said = await importing('organisation', ['key,title', ...rows].join('\n'));
    expect(said.code).toBe(0);
    expect(await organisations()).toHaveLength(2500);
    const trail = await office.db.selectFrom('audit_log').select('id').execute();
    expect(trail).toHaveLength(2500);
  });
});

describe('importing users from a CSV file', () => {
  beforeEach(() => office.run('organisation add jadran --title Jadran'));

  it('shows each new user’s own invitation link if the site sends no mail, and adds nobody twice', async () => {
    const content =
      'email,name,certifier,organisation\nAna@example.com,Ana,no,jadran\niva@example.com,Iva,yes,\n';
    const { json } = await importing('user', content, '--json');
    const added = json.users as { email: string; invitation: { link: string } }[];
    expect(added.map(({ email }) => email)).toEqual(['ana@example.com', 'iva@example.com']);
    expect(new Set(added.map(({ invitation }) => invitation.link)).size).toBe(2);
    expect(await users()).toMatchObject([
      { email: 'ana@example.com', is_certifier: false, organisation_id: 1 },
      { email: 'iva@example.com', is_certifier: true, organisation_id: null },
    ]);
    const again = await importing('user', content, '--json');
    const ids = (await users()).map(({ id }) => id);
    expect(again.json.users).toEqual([
      { email: 'ana@example.com', id: ids[0], isNew: false },
      { email: 'iva@example.com', id: ids[1], isNew: false },
    ]);
  });

  it('adds no user if any line has an issue, and reports every issue with its line', async () => {
    await office.run('user add taken@example.com --name Taken --certifier');
    const said = await importing(
      'user',
      [
        'email,name,certifier,organisation',
        'good@example.com,Good,,jadran',
        'crooked,,maybe,jadran',
        'una@example.com,Una,no,una',
        'alone@example.com,Alone,no,',
        'GOOD@example.com,Good,no,jadran',
        'taken@example.com,Other,yes,',
      ].join('\n'),
    );
    expect(said.code).toBe(1);
    expect(said.errorText.split('\n')).toEqual([
      'The file has 7 issues; nothing was imported.',
      'line 3, email: “crooked” is not an e-mail address.',
      'line 3, name: is missing.',
      'line 3, certifier: “maybe” is not one of yes, no.',
      'line 4, organisation: there is no organisation “una”.',
      'line 5, organisation: a client needs an organisation.',
      'line 6, email: “good@example.com” is already on line 2.',
      expect.stringMatching(
        /^line 7, email: taken@example\.com is there already with another name/,
      ),
    ]);
    expect(await users()).toHaveLength(1);
  });
});
