import { contract, type ActionName } from '@cert/shared/contract';
import { gradeAll } from '../testing/gradeAll.ts';
import type { Person } from '../testing/makeWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

/** Every action that only reads: nothing of the contract can be left out by forgetting it. */
const reads = (Object.keys(contract) as ActionName[]).filter(
  (name) => contract[name].method === 'GET' || name === 'certifierAreaQuestionCommentList',
);

/** Everything that a person is told of the questionnaire, by action: status, ETag and body. */
async function readAll(person: Person): Promise<{ [name: string]: unknown }> {
  const { questionnaire, question } = site.world;
  const replies: { [name: string]: unknown } = {};
  for (const name of reads) {
    const { status, headers, text } = await site.call(person, name, {
      id: questionnaire,
      questionnaireId: questionnaire,
      questionId: question('strategy'),
      slug: 'attracting',
      language: 'en',
      module: 'documents',
      name: 'plan.pdf',
      type: 'application/pdf',
    } as never);
    if (name !== 'mediaGetSignedUrl') replies[name] = [status, headers['etag'], text];
  }
  return replies;
}

/** The info without what says who has finalized; all of a client's. */
function withoutFinalized(info: unknown): unknown {
  const [status, , text] = info as [number, unknown, string];
  return [status, text.replaceAll(/"finalized":[01]/g, '')];
}

const finalize = (by: Person) =>
  site.call(by, 'certifierFinalizeGrades', { id: site.world.questionnaire });

const commentArea = (by: Person, content: string) =>
  site.call(by, 'certifierAreaCommentSet', {
    id: site.world.questionnaire,
    areaId: site.world.area('brand'),
    content,
  });

it('looks at every kind of reading', () => {
  expect(reads.length).toBeGreaterThanOrEqual(10);
});

describe('before all have finalized', () => {
  it.each(['certifier', 'lead', 'client'] as const)(
    'a colleague’s grades and area comments change no byte for the %s, and finalizing only says so',
    async (reader) => {
      const before = await readAll(reader);
      await gradeAll(site, 'certifier2', 2.5);
      await commentArea('certifier2', 'Between us');
      expect(await readAll(reader)).toEqual(before);
      await finalize('certifier2');
      const { info, ...others } = await readAll(reader);
      const { info: infoBefore, ...othersBefore } = before;
      expect(others).toEqual(othersBefore);
      expect(withoutFinalized(info)).toEqual(withoutFinalized(infoBefore));
      await commentArea('certifier2', '');
      expect(await readAll(reader)).toEqual({ ...others, info });
    },
  );

  it('what a colleague gave does not show in what is refused either', async () => {
    const refusals = async () => [
      (await finalize('certifier')).text,
      (
        await site.call('lead', 'certifierAreaFinalGradeSet', {
          id: site.world.questionnaire,
          areaId: site.world.area('brand'),
          grade: 1,
        })
      ).text,
    ];
    const before = await refusals();
    await gradeAll(site, 'certifier2', 2.5);
    await finalize('certifier2');
    expect(await refusals()).toEqual(before);
  });

  it('holds again once a finalization was set back', async () => {
    for (const person of ['certifier', 'certifier2', 'lead'] as const) {
      await gradeAll(site, person, 2);
      await finalize(person);
    }
    await site.call('lead', 'certifierFinalizationReset', {
      id: site.world.questionnaire,
      accountId: site.world.accounts.certifier2,
    });
    const before = await readAll('certifier');
    await gradeAll(site, 'certifier2', 0);
    await commentArea('certifier2', 'Changed my mind');
    expect(await readAll('certifier')).toEqual(before);
  });
});

it('a client is told of nothing that the team grades, marks or notes, before or after', async () => {
  const before = await readAll('client');
  for (const person of ['certifier', 'certifier2', 'lead'] as const) {
    await gradeAll(site, person, 2);
    await finalize(person);
  }
  const { questionnaire, area, question } = site.world;
  const id = questionnaire;
  await site.call('lead', 'certifierAreaFinalGradeSet', { id, areaId: area('brand'), grade: 3 });
  await site.call('lead', 'certifierAreaFinalCommentSet', {
    id,
    areaId: area('brand'),
    content: 'Final words',
  });
  await site.call('lead', 'aboveBeyondUpdate', { id, questionId: question('future'), grade: true });
  await site.call('lead', 'certifierAreaQuestionCommentSet', {
    id,
    questionId: question('strategy'),
    content: 'A note',
  });
  await site.call('lead', 'questionnaireSettingUpdate', {
    id,
    setting: 'gradingLocked',
    value: true,
  });
  expect(await readAll('client')).toEqual(before);
});
