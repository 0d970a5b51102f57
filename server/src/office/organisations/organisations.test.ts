/** @engine upserts, sorting */
import { openTestOffice, type TestOffice } from '../testing/openTestOffice.ts';

let office: TestOffice;

beforeAll(async () => {
  office = await openTestOffice();
});

beforeEach(() => office.reset());

afterAll(() => office.close());

const whole =
  'organisation add jadran --title "Jadran Foods" --country hr,rs --country si --type private-foreign ' +
  '--category fmcg --category retail --primary-category fmcg --group adria --city Split ' +
  '--email INFO@jadran.example --contact "Ana Anić" --brand Jadran --address "Obala 1"';

const readAll = () => office.db.selectFrom('organisations').selectAll().orderBy('key').execute();

describe('adding an organisation', () => {
  it('stores all given data; type and industries are stored as ids', async () => {
    const said = await office.run(whole);
    expect(said).toMatchObject({ code: 0, text: 'jadran: added as organisation 1.' });
    expect(await readAll()).toEqual([
      {
        id: 1,
        key: 'jadran',
        title: 'Jadran Foods',
        brand: 'Jadran',
        address: 'Obala 1',
        city: 'Split',
        contact: 'Ana Anić',
        email: 'info@jadran.example',
        type_id: 2,
        type_description: '',
        category_id: 1,
        category_description: '',
        countries: ['hr', 'rs', 'si'],
        category_ids: [1, 6],
        group_key: 'adria',
        first_person_invites: true,
      },
    ]);
  });

  it('writes an entry of the audit trail that names the organisation by its id', async () => {
    await office.run(whole);
    const trail = await office.db.selectFrom('audit_log').selectAll().execute();
    expect(trail).toMatchObject([
      {
        account_id: null,
        action: 'organisationAdd',
        subject: 'organisation 1',
        after: { title: 'Jadran Foods', countries: ['hr', 'rs', 'si'] },
      },
    ]);
  });

  it('reports the second time that the organisation exists, and changes nothing', async () => {
    await office.run(whole);
    const said = await office.run(whole);
    expect(said).toMatchObject({
      code: 0,
      text: 'jadran: is there already; nothing was changed.',
    });
    expect(await office.db.selectFrom('audit_log').selectAll().execute()).toHaveLength(1);
  });

  it('refuses a key that exists with other data, and names the command to edit it', async () => {
    await office.run(whole);
    const said = await office.run('organisation add jadran --title "Jadran Foods" --city Split');
    expect(said.code).toBe(1);
    expect(said.errorText).toMatch(
      /jadran” is there already with another .*countries.*“organisation edit”/s,
    );
  });

  it.each([
    ['without a title', 'organisation add jadran', /needs a key and --title/],
    ['with a malformed key', 'organisation add Jad_ran --title J', /“Jad_ran” must be lower-case/],
    ['with an unknown country', 'organisation add j --title J --country hr,xx', /“xx”.*al, at, ba/],
    [
      'with an unknown type',
      'organisation add j --title J --type club',
      /“club”.*private-domestic/,
    ],
    [
      'with two types',
      'organisation add j --title J --type state-company --type-other Club',
      /exclude each other/,
    ],
    [
      'with two main industries',
      'organisation add j --title J --primary-category ict --category-other Art',
      /exclude each other/,
    ],
    [
      'with a main industry that is not among its industries',
      'organisation add j --title J --category fmcg --primary-category ict',
      /not among its categories/,
    ],
    [
      'with a malformed e-mail address',
      'organisation add j --title J --email nobody',
      /“nobody” is not an e-mail/,
    ],
    [
      'with two titles',
      'organisation add j --title J --title K',
      /--title: is given more than once/,
    ],
    ['with a second key', 'organisation add j k --title J', /“k” is an unexpected argument/],
    [
      'in options beside a CSV file',
      'organisation add j --title J --csv x.csv',
      /everything stands in the file/,
    ],
    [
      'from a missing file',
      'organisation add --csv none.csv',
      /none\.csv: there is no such file or folder\./,
    ],
  ])('refuses an organisation %s', async (_what, line, errorText) => {
    const said = await office.run(line);
    expect(said.code).toBe(1);
    expect(said.errorText).toMatch(errorText);
    expect(await readAll()).toEqual([]);
  });

  it('reports all issues of the command at once', async () => {
    const { json } = await office.run('organisation add J --title "" --country xx --json');
    expect(json).toMatchObject({
      error: { faults: [{ option: '<key>' }, { option: '--title' }, { option: '--country' }] },
    });
  });
});

describe('editing an organisation', () => {
  beforeEach(() => office.run(whole));

  it('changes the given data and keeps the rest', async () => {
    const said = await office.run('organisation edit jadran --city Zadar --type-other Zadruga');
    expect(said.text).toBe('jadran: changed city, type, typeOther.');
    expect(await readAll()).toMatchObject([
      { city: 'Zadar', type_id: null, type_description: 'Zadruga', title: 'Jadran Foods' },
    ]);
  });

  it('clears a field whose option has an empty value', async () => {
    await office.run(
      'organisation edit jadran --city "" --group "" --type "" --country "" --email ""',
    );
    expect(await readAll()).toMatchObject([
      { city: '', group_key: null, type_id: null, countries: [], email: '' },
    ]);
  });

  it('forbids or allows the first person to invite colleagues; editing other data keeps this setting', async () => {
    for (const [given, expected] of [
      ['--colleagues no', false],
      ['--city Zadar', false],
      ['--colleagues yes', true],
    ] as const) {
      await office.run(`organisation edit jadran ${given}`);
      expect(await readAll()).toMatchObject([{ first_person_invites: expected }]);
    }
  });

  it('reports that nothing was changed when the same edit is repeated', async () => {
    await office.run('organisation edit jadran --city Zadar');
    const said = await office.run('organisation edit jadran --city Zadar');
    expect(said.text).toBe('jadran: nothing was changed, it is so already.');
    expect(await office.db.selectFrom('audit_log').selectAll().execute()).toHaveLength(2);
  });

  it.each([
    ['an unknown organisation', 'organisation edit sava --city Zadar', /no organisation “sava”/],
    [
      'a change to an empty title',
      'organisation edit jadran --title ""',
      /--title: must not be empty/,
    ],
    [
      'industries without the main industry',
      'organisation edit jadran --category ict',
      /not among its categories/,
    ],
  ])('refuses %s', async (_what, line, errorText) => {
    const before = await readAll();
    const said = await office.run(line);
    expect(said.code).toBe(1);
    expect(said.errorText).toMatch(errorText);
    expect(await readAll()).toEqual(before);
  });
});

describe('the list of organisations', () => {
  it('says that there are none while it is empty', async () => {
    expect((await office.run('organisation list')).text).toBe('There are none.');
  });

  it('is a table for people, and JSON for scripts', async () => {
    await office.run(whole);
    await office.run('organisation add sava --title Sava');
    const { text } = await office.run('organisation list');
    expect(text).toMatch(/^key +title .*\njadran +Jadran Foods +Split +hr rs si .*\nsava +Sava/);
    const { json } = await office.run('organisation list --json');
    expect(json).toMatchObject({
      command: 'organisation list',
      dryRun: false,
      organisations: [
        { key: 'jadran', userCount: 0, years: [] },
        { key: 'sava', countries: [] },
      ],
    });
  });
});
