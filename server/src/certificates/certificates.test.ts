/** @engine upserts */
import { parseCertificateNumber, type CertificateKind } from '@cert/shared/domain';
import type { Certificate } from '@cert/shared/contract';
import { eraseOrganisation } from '../organisation-data/eraseOrganisation.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { areaKeys, gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { recordStatements } from '../testing/recordStatements.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  await site.reset();
  for (const person of ['certifier', 'certifier2', 'lead'] as const) {
    await gradeAreasAs(site, person, 3);
    await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
  }
});
afterAll(() => site.close());

const release = (isReleased = true) =>
  site.db
    .updateTable('questionnaires')
    .set({ report_released_at: isReleased ? site.clock.now : null })
    .where('id', '=', site.world.questionnaire)
    .execute();
const read = async (person: Person = 'client'): Promise<Certificate[]> =>
  (
    await site.call(person, 'questionnaireOverview', {
      id: site.world.questionnaire,
      language: 'en',
    })
  ).reply.certificates;
const verify = async (number: string) =>
  (await site.call(null, 'certificateVerify', { number })).text;
const setGrade = (grade: 0 | 3) =>
  site.call('lead', 'certifierAreaFinalGradeSet', {
    id: site.world.questionnaire,
    areaId: site.world.area(areaKeys[0]),
    grade,
  });
const mark = (grade: boolean) =>
  site.call('lead', 'aboveBeyondUpdate', {
    id: site.world.questionnaire,
    questionId: site.world.question('future'),
    grade,
  });
const setBadge = (person: Person, badge: 0 | 1, kind: CertificateKind = 'certificate') =>
  site.call(person, 'certificateBadgeSet', { id: site.world.questionnaire, kind, badge });
const unknown = '2026-0000-0000-000J';
const invalid = '{"isValid":false}';
const issue = async () => {
  await release();
  return (await read())[0]!.number;
};

describe('a certificate number', () => {
  it('is not issued before the report is released', async () => {
    expect(await read('lead')).toEqual([]);
    expect(await read()).toEqual([]);
    expect(await site.db.selectFrom('certificates').selectAll().execute()).toEqual([]);
  });

  it('is issued only once, also if several people read the overview at the same moment', async () => {
    await release();
    const all = await Promise.all([read(), read('lead'), read('certifier'), read()]);
    const [first] = all[0]!;
    expect(first).toEqual({
      kind: 'certificate',
      number: parseCertificateNumber(first!.number),
      issuedAt: site.clock.now.toISOString(),
      badge: 1,
    });
    expect(first!.number).toMatch(/^2026-/);
    expect(all).toEqual([[first], [first], [first], [first]]);
    const { reply } = await site.call('lead', 'report', {
      id: site.world.questionnaire,
      language: 'en',
    });
    expect(reply.certificates).toEqual([first]);
  });

  it('stays the same when the report is withdrawn and released again', async () => {
    const number = await issue();
    await release(false);
    expect(await read()).toEqual([]);
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    expect(await issue()).toBe(number);
  });

  it('is not issued for a questionnaire that has not passed', async () => {
    await setGrade(0);
    await release();
    expect(await read()).toEqual([]);
    expect(await read('lead')).toEqual([]);
    expect(await site.db.selectFrom('certificates').selectAll().execute()).toEqual([]);
  });

  it('is also issued for Above and Beyond, and becomes invalid when the Above-and-Beyond mark is removed', async () => {
    await mark(true);
    await release();
    const [first, second, ...others] = await read();
    expect([first!.kind, second!.kind, others]).toEqual(['certificate', 'beyond', []]);
    expect(await verify(second!.number)).toBe(
      '{"isValid":true,"organisation":"Jadran","year":2026,"kind":"beyond"}',
    );
    await mark(false);
    expect((await read()).map(({ kind }) => kind)).toEqual(['certificate']);
    expect(await verify(second!.number)).toBe(invalid);
  });

  it('for Above and Beyond stays valid when other organisations get better results later', async () => {
    await mark(true);
    await release();
    const before = await read();
    await site.db
      .insertInto('final_grades')
      .values(
        areaKeys.map((key) => ({
          questionnaire_id: site.world.foreign,
          area_id: site.world.area(key),
          grade: 3 as const,
          set_by: null,
          set_at: site.clock.now,
        })),
      )
      .execute();
    await site.db
      .insertInto('finalizations')
      .values({
        questionnaire_id: site.world.foreign,
        account_id: site.world.accounts.lead,
        finalized_at: site.clock.now,
      })
      .execute();
    await site.db
      .insertInto('members')
      .values({
        questionnaire_id: site.world.foreign,
        account_id: site.world.accounts.lead,
        role: 'main-certifier',
      })
      .execute();
    await site.restart();
    const { reply } = await site.call('lead', 'report', {
      id: site.world.questionnaire,
      language: 'en',
    });
    expect(reply.info.advanced).toBe(0);
    expect(reply.certificates).toEqual(before);
    expect(await verify(before[1]!.number)).toContain('"beyond"');
  });
});

describe('the public verification of a certificate', () => {
  it('shows anybody only name, year and kind, also if the number is typed in lower case and with spaces', async () => {
    const number = await issue();
    for (const typed of [number, ` ${number.toLowerCase().replaceAll('-', ' ')} `])
      expect(await verify(typed)).toBe(
        '{"isValid":true,"organisation":"Jadran","year":2026,"kind":"certificate"}',
      );
  });

  it('replies the same, byte for byte, to every invalid number', async () => {
    const number = await issue();
    const wrong = [unknown, 'nonsense', number.slice(0, -1), `${number}0`];
    for (const typed of wrong) expect(await verify(typed)).toBe(invalid);
    const headersOf = async (typed: string) => {
      const { status, headers } = await site.call(null, 'certificateVerify', { number: typed });
      return { status, ...headers, date: '', 'x-request-id': '' };
    };
    const headers = await headersOf(unknown);
    for (const [spoil, restore] of [
      [() => release(false), () => release()],
      [() => setGrade(0), () => setGrade(3)],
    ] as const) {
      await spoil();
      expect(await verify(number)).toBe(invalid);
      expect(await headersOf(number)).toEqual(headers);
      await restore();
      expect(await verify(number)).toContain('"isValid":true');
    }
  });

  it('runs the same SQL statements for an unknown number as for a known one', async () => {
    const number = await issue();
    await release(false);
    const statementsOf = async (typed: string) => {
      const stopRecording = recordStatements(site.db);
      await verify(typed);
      return stopRecording();
    };
    expect(await statementsOf(unknown)).toEqual(await statementsOf(number));
    expect((await statementsOf(unknown)).length).toBeGreaterThan(2);
  });

  it('says that a number is invalid once the organisation is erased', async () => {
    const number = await issue();
    await inTransaction(site.db, (trx) =>
      eraseOrganisation({ trx, key: 'jadran', at: site.clock.now }),
    );
    expect(await verify(number)).toBe(invalid);
  });

  it('limits how often one network may ask', async () => {
    const narrow = await openTestSite({
      rates: {
        uploadsPerHour: 9,
        writesPerMinute: 9,
        organisationWritesPerMinute: 9,
        verificationsPerMinute: 2,
      },
    });
    await narrow.reset();
    const ask = (address: string) =>
      narrow.callWith({ 'x-forwarded-for': address })(null, 'certificateVerify', {
        number: unknown,
      });
    for (let times = 0; times < 2; times += 1) expect((await ask('2001:db8::1')).status).toBe(200);
    expect((await ask('2001:db8::2')).error.code).toBe('slow-down');
    expect((await ask('2001:db8:0:1::1')).status).toBe(200);
    await narrow.close();
  });
});

describe('the certificate badge', () => {
  it('can be withdrawn and shown again by the organisation; the audit trail has a row for each change', async () => {
    const number = await issue();
    expect((await setBadge('client', 0)).reply).toMatchObject({ number, badge: 0 });
    await setBadge('client', 0);
    expect(await read()).toMatchObject([{ number, badge: 0 }]);
    expect(await verify(number)).toContain('"isValid":true');
    expect((await setBadge('client', 1)).reply).toMatchObject({ number, badge: 1 });
    const trail = await site.db
      .selectFrom('audit_log')
      .select(['account_id', 'subject', 'before', 'after'])
      .where('action', '=', 'certificateBadgeSet')
      .orderBy('id')
      .execute();
    const by = { account_id: site.world.accounts.client, subject: 'badge certificate' };
    expect(trail).toEqual([
      { ...by, before: 1, after: 0 },
      { ...by, before: 0, after: 1 },
    ]);
  });

  it('is an SVG image that anybody can load while the certificate is valid and the badge is not withdrawn', async () => {
    const number = await issue();
    const get = (path: string) => site.app.inject({ url: `/badge/${path}` });
    const badge = await get(`${number}.svg`);
    expect(badge.statusCode).toBe(200);
    expect(badge.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(badge.body).toContain('<title>Jadran – ');
    expect(badge.body).toContain('2026');
    expect(badge.body).not.toMatch(/script|href="http|<image/);
    await setBadge('client', 0);
    const withdrawn = await get(`${number}.svg`);
    expect(withdrawn.statusCode).toBe(404);
    await setBadge('client', 1);
    await release(false);
    for (const path of [
      `${number}.svg`,
      `${unknown}.svg`,
      number,
      '.svg',
      `${'9'.repeat(99)}.svg`,
    ]) {
      const refused = await get(path);
      expect([refused.statusCode, refused.body]).toEqual([404, withdrawn.body]);
    }
  });

  it('can be withdrawn by its own organisation only, and only after a certificate of its kind was issued', async () => {
    expect((await setBadge('client', 0)).error.code).toBe('invalid-input');
    await issue();
    expect((await setBadge('client', 0, 'beyond')).error.code).toBe('invalid-input');
    expect((await setBadge('lead', 0)).error.code).toBe('not-allowed');
    expect((await setBadge('stranger', 0)).error.code).toBe('not-found');
  });
});
