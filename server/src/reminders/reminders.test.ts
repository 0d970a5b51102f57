/** @engine locks, upserts, types */
import { createNextMailSender } from '../mail/sendNextMail.ts';
import { openMailServer } from '../mail/testing/openMailServer.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { testProgramme } from '../testing/testProgramme.ts';
import { queueRemindersAndChangeMails } from './scheduleReminders.ts';

const hourMs = 60 * 60_000;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const id = () => site.world.questionnaire;
const run = () =>
  queueRemindersAndChangeMails({
    db: site.db,
    programme: testProgramme,
    releaseId: 'test',
    now: () => site.clock.now,
  });
const runAt = (time: string) => {
  site.clock.now = new Date(time);
  return run();
};

/** Removes all mails from the outbox. @returns them as "kind to person: detail" */
async function takeMails(): Promise<string[]> {
  const rows = await site.db
    .selectFrom('outbox as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['o.kind', 'a.email', 'o.detail'])
    .where('o.kind', '!=', 'new-browser')
    .execute();
  await site.db.deleteFrom('outbox').execute();
  return rows
    .map((row) => `${row.kind} to ${row.email.replace('@example.com', '')}: ${row.detail}`)
    .sort();
}

const setDue = (answersDue: string | null) =>
  site.db
    .updateTable('questionnaires')
    .set({ answers_due: answersDue })
    .where('id', '=', id())
    .execute();

describe('the reminder of the due date', () => {
  const missing = async () => {
    const { reply } = await site.call('client', 'questionnaireOverview', {
      ...{ id: id(), language: 'en' },
    });
    return Object.values(reply.left).reduce((sum, { count }) => sum + count, 0);
  };

  it('goes to the organisation 14, 7 and 1 days before that date, once each, with the number of missing answers', async () => {
    await setDue('2026-12-04');
    const reminder = [`answers-due to client: ${await missing()}`];
    const days: string[] = [];
    for (let day = 18; day <= 36; day += 1) {
      const at = new Date(Date.UTC(2026, 10, day, 12));
      for (const _time of [1, 2]) await runAt(at.toISOString());
      const mails = await takeMails();
      if (mails.length === 0) continue;
      expect(mails).toEqual(reminder);
      days.push(at.toISOString().slice(5, 10));
    }
    expect(days).toEqual(['11-20', '11-27', '12-03']);
  });

  it('is sent one day late if no server ran on its day, but not two days late', async () => {
    await setDue('2026-12-04');
    await runAt('2026-11-21T12:00:00Z');
    expect(await takeMails()).toHaveLength(1);
    await runAt('2026-11-29T12:00:00Z');
    expect(await takeMails()).toEqual([]);
  });

  it('is not sent before eight in the morning in the programme’s time zone', async () => {
    await setDue('2026-12-04');
    await runAt('2026-11-20T08:59:00Z');
    expect(await takeMails()).toEqual([]);
    await runAt('2026-11-20T09:00:00Z');
    expect(await takeMails()).toHaveLength(1);
  });

  it.each(['is_locked', 'is_inactive'] as const)(
    'is not sent while the column %s of the questionnaire is true',
    async (setting) => {
      await setDue('2026-12-04');
      await site.db
        .updateTable('questionnaires')
        .set({ [setting]: true })
        .where('id', '=', id())
        .execute();
      await runAt('2026-11-20T12:00:00Z');
      expect(await takeMails()).toEqual([]);
    },
  );

  it('is removed from the outbox when the due date changes, and is sent for the new date', async () => {
    await setDue('2026-12-04');
    await runAt('2026-11-20T12:00:00Z');
    await site.call('lead', 'questionnaireDatesSet', {
      ...{ id: id(), answersDue: '2026-12-05', meetingAt: null, reportDue: null },
    });
    expect(await takeMails()).toEqual([]);
    await runAt('2026-11-21T12:00:00Z');
    expect(await takeMails()).toHaveLength(1);
  });

  it('is removed from the outbox when the answers are submitted', async () => {
    await setDue('2026-12-04');
    await runAt('2026-11-20T12:00:00Z');
    await site.call('client', 'questionnaireSubmit', { id: id() });
    expect((await takeMails()).filter((one) => one.startsWith('answers-due'))).toEqual([]);
  });

  it('contains the due date in words, and links to the questionnaire', async () => {
    await setDue('2026-12-04');
    await runAt('2026-11-20T12:00:00Z');
    const mailServer = await openMailServer();
    const sendNext = createNextMailSender({
      db: site.db,
      transport: mailServer.openTransport(),
      programme: testProgramme,
      origin: 'https://platform.example.com',
      now: () => site.clock.now,
      logEvent: () => undefined,
    });
    while ((await sendNext()) !== 'none');
    await mailServer.close();
    const [source = ''] = mailServer.received.map(({ source: text }) =>
      text.replaceAll('=\r\n', ''),
    );
    expect(source).toContain('4. prosinca 2026.');
    expect(source).toContain(`https://platform.example.com/${id()}/`);
  });
});

describe('the mail about changed answers', () => {
  let version = 0;
  const answer = (area: string, content = `Said ${(version += 1)}`) =>
    site.call('client', 'questionnaireAnswersSave', {
      id: id(),
      answers: { [`area_comments_${site.world.area(area)}`]: { value: true, content } },
    });
  const later = (ms = hourMs) => {
    site.clock.now = new Date(site.clock.now.getTime() + ms);
  };

  it('goes only to the certifiers who have graded a changed area, with the number of these areas', async () => {
    await gradeAreasAs(site, 'certifier', 3);
    await gradeAreasAs(site, 'certifier2', { brand: 2 });
    await run();
    expect(await takeMails()).toEqual([]);
    await answer('brand');
    await answer('benefits');
    await run();
    expect(await takeMails()).toEqual([
      'answers-changed to certifier2: 1',
      'answers-changed to certifier: 2',
    ]);
    await run();
    expect(await takeMails()).toEqual([]);
  });

  it('is sent at most once an hour, and then counts all areas that have changed', async () => {
    await gradeAreasAs(site, 'certifier', 3);
    await answer('brand');
    await run();
    await takeMails();
    later(hourMs / 2);
    await answer('benefits');
    await run();
    expect(await takeMails()).toEqual([]);
    later(hourMs / 2);
    await run();
    expect(await takeMails()).toEqual(['answers-changed to certifier: 2']);
  });

  it('is not sent for an answer that was changed back, or for a grade that was given after the change', async () => {
    await answer('brand', 'Before');
    await gradeAreasAs(site, 'certifier', { brand: 3 });
    await answer('brand', 'Between');
    await answer('brand', 'Before');
    await answer('benefits');
    await gradeAreasAs(site, 'certifier', { benefits: 3 });
    await run();
    expect(await takeMails()).toEqual([]);
  });

  it('is not sent after the report was released', async () => {
    for (const person of ['certifier', 'certifier2', 'lead'] satisfies Person[]) {
      await gradeAreasAs(site, person, 3);
      await site.call(person, 'certifierFinalizeGrades', { id: id() });
    }
    await site.call('lead', 'reportReleaseSet', { id: id(), released: true });
    await takeMails();
    await answer('brand');
    await run();
    expect(await takeMails()).toEqual([]);
  });
});

describe('the mail about notes of the team', () => {
  const write = (person: Person, content: string) =>
    site.call(person, 'certifierAreaQuestionCommentSet', {
      ...{ id: id(), questionId: site.world.question('strategy'), content },
    });

  it('goes to the rest of the team one hour after the first note, once for all notes of that hour', async () => {
    await write('certifier', 'A first note');
    await write('certifier', 'A second note');
    const due = await site.db.selectFrom('outbox').select(['due_at']).execute();
    const expected = new Date(site.clock.now.getTime() + hourMs);
    expect(due.map((row) => row.due_at)).toEqual([expected, expected]);
    expect(await takeMails()).toEqual([
      'note-written to certifier2: null',
      'note-written to lead: null',
    ]);
    await write('certifier2', 'A third note');
    expect(await takeMails()).toEqual([
      'note-written to certifier: null',
      'note-written to lead: null',
    ]);
  });

  it('is queued again for a note that is written while the first mail is being sent', async () => {
    await write('certifier', 'A first note');
    await site.db.updateTable('outbox').set({ attempts: 1 }).execute();
    await write('certifier', 'A second note');
    expect((await takeMails()).filter((one) => one.includes('lead'))).toHaveLength(2);
  });

  it('is not sent when a note is changed or deleted', async () => {
    const { reply } = await write('certifier', 'A first note');
    await takeMails();
    const questionId = site.world.question('strategy');
    for (const content of ['Another text', '']) {
      const commentId = reply.comment?.id;
      await site.call('certifier', 'certifierAreaQuestionCommentSet', {
        ...{ id: id(), questionId, commentId, content },
      });
    }
    expect(await takeMails()).toEqual([]);
  });
});

it('only one of two servers puts reminders into the outbox', async () => {
  await setDue('2026-12-04');
  site.clock.now = new Date('2026-11-20T12:00:00Z');
  await Promise.all([run(), run()]);
  expect(await takeMails()).toHaveLength(1);
});
