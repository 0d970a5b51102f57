/** @engine json, sorting */
import { addOfficeTestData } from './testing/addOfficeTestData.ts';
import { openTestOffice, type TestOffice } from './testing/openTestOffice.ts';

let office: TestOffice;

beforeAll(async () => {
  office = await openTestOffice();
  await addOfficeTestData(office);
  office.clock.now = new Date('2026-11-21T09:00:00Z');
  await office.run('questionnaire open jadran --year 2026');
  await office.run('questionnaire open sava --year 2025');
  office.clock.now = new Date('2026-11-22T09:00:00Z');
  await office.run(`organisation edit jadran --address "${'Long street '.repeat(10)}"`);
  await office.run('questionnaire settings jadran 2026 --locked on');
  await office.run('user disable client@example.com');
});

afterAll(() => office.close());

const actions = async (more: string) => {
  const { json } = await office.run(`audit ${more} --json`);
  return (json.entries as { action: string }[]).map(({ action }) => action);
};

describe('the office’s audit trail', () => {
  it('lists the newest entries first', async () => {
    expect(await actions('--limit 3')).toEqual([
      'userDisable',
      'questionnaireSettingUpdate',
      'organisationEdit',
    ]);
  });

  it('can be limited to one organisation and its questionnaires', async () => {
    expect(await actions('--organisation jadran')).toEqual([
      'questionnaireSettingUpdate',
      'organisationEdit',
      'openQuestionnaire',
      'openQuestionnaire',
      'organisationAdd',
    ]);
  });

  it('can be limited to one year', async () => {
    expect(await actions('--year 2025')).toEqual(['openQuestionnaire', 'openQuestionnaire']);
  });

  it('can be limited to one user', async () => {
    expect(await actions('--account client@example.com')).toEqual(['userDisable', 'userAdd']);
  });

  it('can be limited to one action, and to entries since a given time', async () => {
    expect(await actions('--action userAdd --limit 2')).toEqual(['userAdd', 'userAdd']);
    expect(await actions('--since 2026-11-22')).toHaveLength(3);
    expect(await actions('--since 2026-11-22T09:00:01Z')).toEqual([]);
  });

  it('shows author, organisation and year by name, and shortens long values', async () => {
    const { text } = await office.run('audit --since 2026-11-22');
    const [, , settings, edit] = text.split('\n');
    expect(settings).toMatch(
      /^2026-11-22T09:00:00\.000Z +office +jadran 2026 +questionnaireSettingUpdate +locked +false +true$/,
    );
    expect(edit).toMatch(/…$/);
  });

  it.each([
    ['an unknown organisation', '--organisation una', /“una”/],
    ['an unknown user', '--account nobody@example.com', /no user nobody/],
    ['a malformed time', '--since yesterday', /“yesterday” is not a date/],
    ['a limit of 0', '--limit 0', /“0” is not from 1 to 99999/],
  ])('refuses %s', async (_what, more, errorText) => {
    const said = await office.run(`audit ${more}`);
    expect(said.code).toBe(1);
    expect(said.errorText).toMatch(errorText);
  });
});
