/** @engine types */
import { addOfficeTestData } from '../testing/addOfficeTestData.ts';
import { openTestOffice, type TestOffice } from '../testing/openTestOffice.ts';

let office: TestOffice;

beforeAll(async () => {
  office = await openTestOffice();
});

beforeEach(() =>
  office.resetTo(async () => {
    await addOfficeTestData(office);
    await office.run('questionnaire open jadran --year 2026');
  }),
);

afterAll(() => office.close());

const readAll = () => office.db.selectFrom('questionnaires').selectAll().execute();

const setAllFinalGrades = (questionnaireId: number) =>
  office.db
    .insertInto('final_grades')
    .columns(['questionnaire_id', 'area_id', 'grade', 'set_at'])
    .expression((from) =>
      from
        .selectFrom('areas')
        .select((area) => [
          area.val(questionnaireId).$castTo<number>().as('questionnaire_id'),
          'id',
          area.val(2).as('grade'),
          area.val(office.clock.now).as('set_at'),
        ]),
    )
    .execute();

describe('the dates of a questionnaire', () => {
  it('can be set and cleared by the office, are listed, and stay the same if set to the same value again', async () => {
    const { json } = await office.run(
      'questionnaire settings jadran 2026 --answers-due 2026-12-12 --meeting 2027-01-20T10:00+01:00 --report-due 2027-02-10 --json',
    );
    const dates = {
      answersDue: '2026-12-12',
      meetingAt: '2027-01-20T09:00:00.000Z',
      reportDue: '2027-02-10',
      reportReleasedAt: null,
    };
    expect(json).toMatchObject({ dates, changed: ['answersDue', 'meetingAt', 'reportDue'] });
    expect((await office.run('questionnaire list --json')).json).toMatchObject({
      questionnaires: [dates],
    });
    const again = 'questionnaire settings jadran 2026 --answers-due 2026-12-12';
    expect((await office.run(again)).text).toMatch(/^Nothing was changed, it is so already/);
    const cleared = await office.run('questionnaire settings jadran 2026 --answers-due none');
    expect(cleared.text).toMatch(
      /^Changed answersDue\.[^]*answersDue none\n.*meetingAt 2027-01-20T09/,
    );
    const trail = await office.db
      .selectFrom('audit_log')
      .select(['account_id', 'subject', 'after'])
      .where('action', '=', 'questionnaireDatesSet')
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { account_id: null, subject: 'answersDue', after: '2026-12-12' },
      { account_id: null, subject: 'meetingAt', after: '2027-01-20T09:00:00.000Z' },
      { account_id: null, subject: 'reportDue', after: '2027-02-10' },
      { account_id: null, subject: 'answersDue', after: null },
    ]);
  });

  it.each([
    ['--answers-due 2026-02-30', /“2026-02-30” is neither a day/],
    ['--answers-due 1999-12-31', /in the years 2000 to 2100/],
    ['--meeting 2027-01-20T10:00', /“2027-01-20T10:00” is neither a time/],
    ['--release-report --withdraw-report', /Name one of/],
    ['--release-report', /cannot be released yet: 3 of 3 areas have no final grade\./],
  ])('are not changed by options that are refused: %s', async (given, errorText) => {
    const said = await office.run(`questionnaire settings jadran 2026 ${given}`);
    expect([said.code, said.errorText]).toEqual([1, expect.stringMatching(errorText)]);
    expect(await readAll()).toMatchObject([{ answers_due: null, report_released_at: null }]);
  });

  it('cannot include the release of the report while this questionnaire has no final grades', async () => {
    await office.run('questionnaire open jadran --year 2027');
    await setAllFinalGrades(2);
    const said = await office.run('questionnaire settings jadran 2026 --release-report');
    expect(said.errorText).toMatch(/3 of 3 areas have no final grade/);
  });

  it('include the report’s release: the office can set it once all grades are final, and withdraw it', async () => {
    const { clock } = office;
    await setAllFinalGrades(1);
    const release = 'questionnaire settings jadran 2026 --release-report';
    expect((await office.run(release)).text).toMatch(/^Changed reportReleasedAt\./);
    const released = clock.now;
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await office.run(release)).text).toMatch(/^Nothing was changed/);
    expect(await readAll()).toMatchObject([{ report_released_at: released }]);
    await office.run('questionnaire settings jadran 2026 --withdraw-report');
    expect(await readAll()).toMatchObject([{ report_released_at: null }]);
  });
});
