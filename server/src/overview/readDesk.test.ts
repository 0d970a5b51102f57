/** @engine aggregates, upserts */
import { sql } from 'kysely';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { areaKeys, gradeAreasAs } from '../testing/gradeAreasAs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const team = ['certifier', 'certifier2', 'lead'] as const;
const read = async (person: Person) => {
  const { status, reply } = await site.call(person, 'desk', {});
  expect(status).toBe(200);
  return reply;
};
const rowOf = async (person: Person) =>
  (await read(person)).find(({ id }) => id === site.world.questionnaire)!;
const taskOf = async (person: Person) => {
  const { task, mine, count } = (await rowOf(person)).next;
  return [task, mine, count];
};
/** Reads the state that a certifier and a client see on the desk. */
const states = async () => [(await rowOf('certifier')).state, (await rowOf('client')).state];
const answerStrategy = (key = 'plan') =>
  site.call('client', 'questionnaireAnswersSave', {
    id: site.world.questionnaire,
    answers: {
      [`question_${site.world.question('strategy')}`]: {
        value: true,
        answerId: site.world.answer(key),
      },
    },
  });
const submit = () => site.call('client', 'questionnaireSubmit', { id: site.world.questionnaire });
const finalize = async (person: (typeof team)[number], grade: 1 | 2 | 3) => {
  await gradeAreasAs(site, person, grade);
  await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
};

it('the desk lists only the reader’s questionnaires, and first those that wait for the reader', async () => {
  expect((await read('stranger')).map(({ id }) => id)).toEqual([site.world.foreign]);
  expect((await read('lead')).map(({ id }) => id)).toEqual([
    site.world.questionnaire,
    site.world.previous,
  ]);
  await site.call('client', 'questionnaireSubmit', { id: site.world.previous });
  expect((await read('lead')).map(({ id, next }) => [id, next.task, next.mine])).toEqual([
    [site.world.previous, 'grade', 1],
    [site.world.questionnaire, 'answer', 0],
  ]);
});

it('the desk shows a client the number of missing answers and the dates, and nothing of the team’s work', async () => {
  await site.call('lead', 'questionnaireDatesSet', {
    id: site.world.questionnaire,
    answersDue: '2026-12-12',
    meetingAt: null,
  });
  await answerStrategy();
  expect(await rowOf('client')).toEqual({
    id: site.world.questionnaire,
    title: 'Jadran',
    year: 2026,
    role: 'client',
    state: 'open',
    completeness: 16,
    dates: { answersDue: '2026-12-12', meetingAt: null, reportDue: null },
    changedAt: site.clock.now.toISOString(),
    next: { task: 'answer', mine: 1, count: 5 },
  });
});

it('the desk names the next task of each person at every step of the year', async () => {
  expect(await taskOf('client')).toEqual(['answer', 1, 6]);
  expect(await taskOf('lead')).toEqual(['answer', 0, 6]);
  expect(await states()).toEqual(['open', 'open']);
  await submit();
  expect(await states()).toEqual(['submitted', 'submitted']);
  expect(await taskOf('client')).toEqual(['grade', 0, null]);
  expect(await taskOf('lead')).toEqual(['grade', 1, 3]);
  await gradeAreasAs(site, 'lead', { brand: 2 });
  expect(await taskOf('lead')).toEqual(['grade', 1, 2]);
  await gradeAreasAs(site, 'lead', 2);
  expect(await taskOf('lead')).toEqual(['finalize', 1, null]);
  await finalize('lead', 2);
  expect(await taskOf('lead')).toEqual(['finalize', 0, null]);
  await finalize('certifier', 1);
  await finalize('certifier2', 2);
  expect(await taskOf('lead')).toEqual(['reconcile', 1, 3]);
  expect(await taskOf('certifier')).toEqual(['reconcile', 0, 3]);
  expect(await states()).toEqual(['reconciling', 'submitted']);
  for (const key of areaKeys)
    await site.call('lead', 'certifierAreaFinalGradeSet', {
      id: site.world.questionnaire,
      areaId: site.world.area(key),
      grade: 3,
    });
  expect(await taskOf('lead')).toEqual(['write-report', 1, null]);
  expect(await taskOf('client')).toEqual(['grade', 0, null]);
  expect(await states()).toEqual(['report', 'submitted']);
  await site.db.updateTable('questionnaires').set({ report_released_at: site.clock.now }).execute();
  expect(await taskOf('lead')).toEqual(['done', 0, null]);
  expect(await taskOf('client')).toEqual(['done', 0, null]);
  expect(await states()).toEqual(['released', 'released']);
});

it('the desk shows who has finalized, but the number of graded areas only of the reader', async () => {
  await gradeAreasAs(site, 'certifier', { brand: 2, benefits: 1 });
  await finalize('certifier2', 2);
  const { accounts } = site.world;
  expect((await rowOf('certifier')).grading).toEqual({
    graded: 2,
    counting: 3,
    team: [
      { id: accounts.lead, name: 'Name of lead', main: 1, finalized: 0, own: 0 },
      { id: accounts.certifier, name: 'Name of certifier', main: 0, finalized: 0, own: 1 },
      { id: accounts.certifier2, name: 'Name of certifier2', main: 0, finalized: 1, own: 0 },
    ],
  });
});

it('the desk shows the time of the last change that the reader may see', async () => {
  const changedAt = async (person: Person) => (await rowOf(person)).changedAt;
  await answerStrategy();
  const answeredAt = site.clock.now.toISOString();
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  await gradeAreasAs(site, 'certifier', 2);
  for (const person of ['client', 'lead'] as const)
    expect(await changedAt(person)).toBe(answeredAt);
  expect(await changedAt('certifier')).toBe(site.clock.now.toISOString());
});

it('the desk hides an inactive questionnaire from its client, and marks it for the team', async () => {
  await site.db
    .updateTable('questionnaires')
    .set({ is_inactive: true })
    .where('id', '=', site.world.questionnaire)
    .execute();
  expect((await read('client')).map(({ id }) => id)).toEqual([site.world.previous]);
  expect(await rowOf('lead')).toMatchObject({ state: 'inactive', next: { task: 'inactive' } });
});

describe('the stored progress of a questionnaire', () => {
  const stored = () =>
    site.db
      .selectFrom('questionnaire_progress')
      .selectAll()
      .where('questionnaire_id', '=', site.world.questionnaire)
      .executeTakeFirst();
  const hideAnswers = async <Result>(run: () => Promise<Result>) => {
    await sql`alter table responses rename to hidden_responses`.execute(site.db);
    return run().finally(() =>
      sql`alter table hidden_responses rename to responses`.execute(site.db),
    );
  };

  it('is used, without reading the answers, while nothing has changed', async () => {
    await answerStrategy();
    const before = await read('client');
    expect(await stored()).toMatchObject({ answerable: 6, completed: 1, missing: 5 });
    expect(await hideAnswers(() => read('client'))).toEqual(before);
    // The stored progress is the same for every role, because it contains nothing that is hidden from some of them.
    expect(await hideAnswers(() => rowOf('lead'))).toMatchObject({ completeness: 16 });
  });

  it('equals the progress on the overview after each kind of change', async () => {
    await site.db
      .updateTable('questions')
      .set({ is_document_required: true, is_comment_required: true })
      .where('key', '=', 'strategy')
      .execute();
    await site.restart();
    const { attach } = createDocumentCalls(site);
    const { questionnaire: id } = site.world;
    let documentId = 0;
    const changes: { [what: string]: () => Promise<unknown> } = {
      'an answer': () => answerStrategy(),
      'an answer that disables another question': () => answerStrategy('none'),
      'a comment': () =>
        site.call('certifier', 'questionnaireAnswersSave', {
          id,
          answers: {
            [`question_comments_${site.world.question('strategy')}`]: {
              value: true,
              content: 'Said',
            },
          },
        }),
      'a document': async () => {
        documentId = (await attach()).id;
      },
      'a deleted document': () =>
        site.call('client', 'questionnaireDocumentDelete', { id, documentId }),
      'a cleared answer': () =>
        site.call('client', 'questionnaireAnswersSave', {
          id,
          answers: { [`question_${site.world.question('strategy')}`]: false },
        }),
    };
    const seen = new Set<string>();
    for (const [what, change] of Object.entries(changes)) {
      await change();
      const { completeness, next } = await rowOf('client');
      const { reply } = await site.call('client', 'questionnaireOverview', { id, language: 'en' });
      const { answers, documents, comments } = reply.left;
      expect([what, completeness, next.count]).toEqual([
        what,
        reply.completeness,
        answers.count + documents.count + comments.count,
      ]);
      seen.add(`${completeness} ${next.count}`);
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  it('is computed again if another release of the server has stored it, or if it is older than a change', async () => {
    await answerStrategy();
    await read('client');
    const { version } = (await stored())!;
    const spoil = (by: { version: string }) =>
      site.db
        .updateTable('questionnaire_progress')
        .set({ ...by, missing: 99 })
        .execute();
    await spoil({ version });
    // The stored progress is used while its version is current.
    expect((await rowOf('client')).next.count).toBe(99);
    // With any other version the progress is computed again.
    for (const other of [version.replace('test', 'older'), version.replace(/\d+$/, '0'), '']) {
      await spoil({ version: other });
      expect((await rowOf('client')).next.count).toBe(5);
      expect((await stored())?.version).toBe(version);
    }
  });

  it('does not change when a certifier grades before the reveal', async () => {
    await read('client');
    const before = await stored();
    await gradeAreasAs(site, 'certifier', 2);
    await read('lead');
    expect(await stored()).toEqual(before);
  });
});
