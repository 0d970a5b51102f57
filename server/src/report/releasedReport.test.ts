/** @engine json, triggers */
import { grades, type Grade, type Language } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import { createSeededRandom } from '../office/demo/createSeededRandom.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { areaKeys } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import {
  completeGrading,
  readReleasedReportAsClient,
  releaseReport,
} from './testing/releaseReport.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const id = () => site.world.questionnaire;
const write = (content: { [field: string]: string }, language: Language = 'en') =>
  site.call('lead', 'reportContentSaveItems', { id: id(), language, content });
const tagOf = async (person: Person) =>
  (await site.call(person, 'changeTag', { id: id() })).reply.tag;
const setInactive = (isInactive: boolean) =>
  site.db.updateTable('questionnaires').set({ is_inactive: isInactive }).execute();

/** The states of a report. Each function brings a decided report, with all final grades, into its state. */
const states = {
  'not released': async () => undefined,
  released: () => releaseReport(site),
  'taken back': async () => {
    await releaseReport(site);
    await releaseReport(site, false);
  },
  hidden: async () => {
    await releaseReport(site);
    await setInactive(true);
  },
  'released and undecided again': async () => {
    await releaseReport(site);
    const areaId = site.world.area('brand');
    await site.call('lead', 'certifierAreaFinalGradeSet', { id: id(), areaId, grade: null });
  },
} satisfies { [state: string]: () => Promise<unknown> };

/** The result of `releasedReport` in a state: a report, no report, or the status of the refusal. */
type ClientResult = 'report' | 'nothing' | 401 | 403 | 404;
const ofClient: { [state in keyof typeof states]: ClientResult } = {
  'not released': 'nothing',
  released: 'report',
  'taken back': 'nothing',
  hidden: 404,
  'released and undecided again': 'nothing',
};
const ofOthers = {
  nobody: 401,
  stranger: 404,
  certifier: 403,
  certifier2: 403,
  lead: 403,
} as const;

describe.each(Object.keys(states) as (keyof typeof states)[])('a report that is %s', (state) => {
  beforeEach(async () => {
    await completeGrading(site, 3);
    await states[state]();
  });

  it('can be read as a released report by the organisation only, while it is released and fully graded', async () => {
    const expected: { [person: string]: ClientResult } = { client: ofClient[state], ...ofOthers };
    for (const [person, told] of Object.entries(expected)) {
      const { status, reply } = await site.call(
        person === 'nobody' ? null : (person as Person),
        'releasedReport',
        { id: id(), language: 'en' },
      );
      const heard = status === 200 ? (reply.report ? 'report' : 'nothing') : status;
      expect([person, heard]).toEqual([person, told]);
    }
  });

  it('can be edited by the team only', async () => {
    const words = { id: id(), language: 'en', field: 'whatsNext' } as const;
    for (const [person, status] of [
      ['client', state === 'hidden' ? 404 : 403],
      ['certifier', 200],
      ['lead', 200],
    ] as const)
      expect([
        person,
        (await site.call(person, 'report', words)).status,
        (await site.call(person, 'reportContentSaveItems', { ...words, content: {} })).status,
        (await site.call(person, 'reportFieldLanguages', words)).status,
        (await site.call(person, 'reportFieldHistory', words)).status,
        (await site.call(person, 'reportEditing', { id: id(), editing: null })).status,
      ]).toEqual([person, ...Array<number>(5).fill(status)]);
  });

  it('cannot be released by anybody except the main certifier', async () => {
    for (const [person, status] of [
      [null, 401],
      ['client', state === 'hidden' ? 404 : 403],
      ['certifier', 403],
      ['stranger', 404],
    ] as const)
      expect(
        (await site.call(person, 'reportReleaseSet', { id: id(), released: true })).status,
      ).toBe(status);
  });
});

describe('the release of a report', () => {
  const trail = () =>
    site.db
      .selectFrom('audit_log')
      .select(['account_id', 'subject', 'before', 'after'])
      .where('action', '=', 'reportReleaseSet')
      .orderBy('id')
      .execute();

  it('needs all final grades', async () => {
    const { status, error } = await releaseReport(site);
    expect([status, error.code]).toEqual([409, 'grades-missing']);
    expect(error.details!['areas']).toHaveLength(areaKeys.length);
    expect(await trail()).toEqual([]);
  });

  it('keeps its time when it is repeated, can be withdrawn, and is recorded in the audit trail', async () => {
    await completeGrading(site, 3);
    const at = site.clock.now.toISOString();
    expect((await releaseReport(site)).reply).toEqual({ reportReleasedAt: at });
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    expect((await releaseReport(site)).reply).toEqual({ reportReleasedAt: at });
    expect((await releaseReport(site, false)).reply).toEqual({ reportReleasedAt: null });
    const change = { account_id: site.world.accounts.lead, subject: 'reportReleasedAt' };
    expect(await trail()).toEqual([
      { ...change, before: null, after: at },
      { ...change, before: at, after: null },
    ]);
  });

  it('is possible while the report is locked, but its withdrawal is not', async () => {
    await completeGrading(site, 3);
    const lock = (value: boolean) =>
      site.call('lead', 'questionnaireSettingUpdate', { id: id(), setting: 'reportLocked', value });
    await lock(true);
    expect((await releaseReport(site)).status).toBe(200);
    const { status, error } = await releaseReport(site, false);
    expect([status, error]).toEqual([
      409,
      { code: 'locked', details: { reason: 'report-locked' } },
    ]);
    expect(await readReleasedReportAsClient(site)).not.toBeNull();
    await lock(false);
    expect((await releaseReport(site, false)).status).toBe(200);
    expect(await readReleasedReportAsClient(site)).toBeNull();
  });
});

describe('the released report', () => {
  it('has the grades and texts that its sheets show, and no text of sheets that are not shown', async () => {
    await write({
      whatsNext: '<p>Go on</p>',
      actionPlan: '<p>Draft plan</p>',
      wordsFromTeam: 'Ab',
    });
    await completeGrading(site, 3);
    await releaseReport(site);
    const report = await readReleasedReportAsClient(site);
    expect(report).toMatchObject({ info: { passed: 1, advanced: 0 }, result: { overal: 100 } });
    expect(report!.texts).toEqual({ whatsNext: '<p>Go on</p>' });
    expect(report!.aboveBeyond).toEqual([]);
    expect(report!.categories.flatMap(({ areas }) => areas.map(({ grade }) => grade))).toEqual([
      3, 3, 3,
    ]);
  });

  it('has the action plan, and no text for passed questionnaires, if the questionnaire has not passed', async () => {
    await write({ whatsNext: '<p>Go on</p>', actionPlan: '<p>The plan</p>' });
    await completeGrading(site, 1);
    await releaseReport(site);
    expect((await readReleasedReportAsClient(site))!.texts).toEqual({
      actionPlan: '<p>The plan</p>',
    });
  });

  it('lists the languages with texts that are missing in the chosen language, and shows none of these texts', async () => {
    await write({ whatsNext: '<p>Naprijed</p>', actionPlan: '<p>Nacrt</p>' }, 'hr');
    await write({ highlightsFirst: '<p>Dobro</p>' }, 'sr');
    await write({ highlightsFirst: '<p>Good</p>', whatsNext: '<p>&nbsp;</p>' });
    await completeGrading(site, 3);
    await releaseReport(site);
    const report = await readReleasedReportAsClient(site);
    expect(report!.texts).toEqual({ highlightsFirst: '<p>Good</p>' });
    expect(report!.otherLanguages).toEqual(['hr']);
  });

  it('has last year’s grades once the report of that year is released, too', async () => {
    await completeGrading(site, 3);
    await releaseReport(site);
    await site.db
      .insertInto('final_grades')
      .values(
        areaKeys.map((key) => ({
          questionnaire_id: site.world.previous,
          area_id: site.world.area(key),
          grade: 1.5 as Grade,
          set_at: site.clock.now,
        })),
      )
      .execute();
    const previous = async () => {
      const { info, result, keyTopics } = (await readReleasedReportAsClient(site))!;
      return [info.previousYear, result.previous, keyTopics[0]!.previousGrade];
    };
    expect(await previous()).toEqual([null, null, null]);
    await site.db
      .updateTable('questionnaires')
      .set({ report_released_at: site.clock.now })
      .where('id', '=', site.world.previous)
      .execute();
    expect(await previous()).toEqual([2025, 50, 1.5]);
  });
});

/**
 * Creates a decided report, and data that its organisation must not see. These data differ between the seeds: own
 * grades, comments and notes, how often and by whom texts were written, drafts, who writes now, and whether the report
 * is locked.
 */
async function writeInSecret(seed: number) {
  await site.reset();
  const random = createSeededRandom(seed);
  const { question, area } = site.world;
  await write({ whatsNext: `<p>Draft ${seed}</p>`, actionPlan: `<p>Unseen ${seed}</p>` });
  await write({ whatsNext: `<p>Koncept ${seed}</p>` }, 'sr');
  if (seed === 2) {
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    for (const text of ['One', 'Two']) await write({ whatsNext: `<p>${text}</p>` });
  }
  const finisher = seed === 1 ? 'certifier' : 'lead';
  await site.call(finisher, 'reportContentSaveItems', {
    id: id(),
    language: 'en',
    content: { whatsNext: '<p>Go on</p>' },
  });
  for (const person of ['certifier', 'certifier2', 'lead'] as const) {
    for (const key of areaKeys) {
      const place = { id: id(), areaId: area(key) };
      const grade = grades[Math.floor(random() * grades.length)] as Grade;
      await site.call(person, 'certifierAreaGradeSet', { ...place, grade });
      await site.call(person, 'certifierAreaCommentSet', {
        ...place,
        content: `Thoughts ${random()}`,
      });
    }
    await site.call(person, 'certifierFinalizeGrades', { id: id() });
  }
  for (const key of areaKeys) {
    const place = { id: id(), areaId: area(key) };
    await site.call('lead', 'certifierAreaFinalGradeSet', { ...place, grade: 2.5 });
    await site.call('lead', 'certifierAreaFinalCommentSet', {
      ...place,
      content: `Together ${random()}`,
    });
  }
  await site.call('certifier', 'certifierAreaQuestionCommentSet', {
    id: id(),
    questionId: question('tools'),
    content: `Between us ${random()}`,
  });
  await site.call('certifier2', 'reportEditing', {
    id: id(),
    editing: { field: `highlightsFirst`, language: seed === 1 ? 'en' : 'hr' },
  });
  // The report shows the day of the decision, so this day must be the same in both sets of data.
  await site.db
    .updateTable('final_grades')
    .set({ set_at: new Date('2026-11-20') })
    .execute();
  await releaseReport(site);
  if (seed === 2)
    await site.call('lead', 'questionnaireSettingUpdate', {
      id: id(),
      setting: 'reportLocked',
      value: true,
    });
}

it('certifiers’ own grades, and comments, notes and drafts of the team, change no byte of the released report', async () => {
  const heard: string[] = [];
  for (const seed of [1, 2]) {
    await writeInSecret(seed);
    const read = await site.call('client', 'releasedReport', { id: id(), language: 'en' });
    expect(read.status).toBe(200);
    // The numbers of certificates are random, and everybody may know the time of their issue. So both are ignored.
    heard.push(read.text.replaceAll(/"(number|issuedAt)":"[^"]+"/g, '"$1":""'));
  }
  expect(heard[1]).toBe(heard[0]);
  expect(heard[0]).toContain('Go on');
  expect(heard[0]).not.toMatch(
    /Thoughts|Together|Between us|Draft|Koncept|Unseen|version|saved|suggestions|highlights"|educations|Locked/,
  );
  // The replies to the team do differ, so the comparison above can fail.
  const ofTeam: string[] = [];
  for (const seed of [1, 2]) {
    await writeInSecret(seed);
    ofTeam.push((await site.call('lead', 'report', { id: id(), language: 'en' })).text);
  }
  expect(ofTeam[1]).not.toBe(ofTeam[0]);
});

describe('the ETag of a questionnaire for the organisation', () => {
  const texts = () => write({ whatsNext: `<p>${Math.random()}</p>` });

  it('changes with the release, with a text of the released report, and with its withdrawal', async () => {
    await completeGrading(site, 3);
    const tags = [await tagOf('client')];
    for (const step of [() => releaseReport(site), texts, () => releaseReport(site, false)]) {
      await step();
      tags.push(await tagOf('client'));
    }
    expect(new Set(tags).size).toBe(tags.length);
    const last = await site.call('client', 'releasedReport', { id: id(), language: 'en' });
    expect([last.headers['etag'], last.reply]).toEqual([tags.at(-1), { report: null }]);
  });

  it('does not change with texts before the release and after its withdrawal', async () => {
    await completeGrading(site, 3);
    const before = await tagOf('client');
    await texts();
    expect(await tagOf('client')).toBe(before);
    await releaseReport(site);
    await releaseReport(site, false);
    const takenBack = await tagOf('client');
    await texts();
    expect(await tagOf('client')).toBe(takenBack);
  });

  it('can change while the desk stays the same, when a text of the released report is written', async () => {
    await completeGrading(site, 3);
    await releaseReport(site);
    const desk = async () => (await site.call('client', 'desk', {})).text;
    const before = await desk();
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await texts();
    expect(await desk()).toBe(before);
  });
});

describe('the history of the release', () => {
  const read = (person: Person) => site.call(person, 'reportReleaseHistory', { id: id() });

  it('says who released and withdrew the report, also if the office did it, the newest change first', async () => {
    await completeGrading(site, 3);
    expect((await read('certifier')).reply).toEqual([]);
    const at = site.clock.now.toISOString();
    await releaseReport(site);
    await recordChanges(site.db, {
      at: site.clock.now,
      accountId: null,
      questionnaireId: id(),
      action: 'reportReleaseSet',
      changes: [{ subject: 'reportReleasedAt', before: at, after: null }],
    });
    const { reply } = await read('certifier');
    expect(reply.map(({ released }) => released)).toEqual([false, true]);
    expect(reply[0]?.by).toBeNull();
    expect(reply[1]).toEqual({ at, by: expect.any(String) as string, released: true });
  });

  it('has at most 20 changes', async () => {
    await completeGrading(site, 3);
    for (let index = 0; index < 21; index += 1) await releaseReport(site, index % 2 === 0);
    const { reply } = await read('lead');
    expect(reply).toHaveLength(20);
    expect(reply[0]?.released).toBe(true);
  });

  it.each([
    ['client', 403],
    ['stranger', 404],
  ] as const)('is refused to %s, because it is for the team only', async (person, status) => {
    expect((await read(person)).status).toBe(status);
  });
});
