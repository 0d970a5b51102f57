import { grades, type Grade } from '@cert/shared/domain';
import { createSeededRandom } from '../office/demo/createSeededRandom.ts';
import { accountActs, accountActsAtTheEnd } from '../testing/accountCalls.ts';
import { callEveryAction } from '../testing/callEveryAction.ts';
import { employ } from '../testing/employ.ts';
import { areaKeys } from '../testing/gradeAreasAs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import {
  makeChangesVisibleBeforeReveal,
  finalize,
  gradeAreas,
  letTeamGradeBlind,
  team,
  worldSeeds,
  type Certifier,
} from './testing/secretWork.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

/**
 * Collects the ETags that a certifier and a client get after each step, once for each set of data (`worldSeeds`). The
 * sets differ only in the hidden work of the other certifiers.
 */
async function collectTagsAtEachStep() {
  const heard: Map<string, { certifier: string; client: string; desks: unknown[] }>[] = [];
  for (const seed of worldSeeds) {
    await site.reset();
    const { questionnaire: id, accounts } = site.world;
    const work = async (times: number) => {
      for (let time = 0; time < times * seed; time += 1) {
        const areaId = site.world.area(areaKeys[time % areaKeys.length]!);
        const content = `Thought ${time} ${seed}`;
        await site.call('certifier2', 'certifierAreaGradeSet', {
          id,
          areaId,
          grade: grades[time % grades.length] as Grade,
        });
        await site.call('certifier2', 'certifierAreaCommentSet', { id, areaId, content });
        await site.call('lead', 'certifierAreaCommentSet', { id, areaId, content });
      }
    };
    const grade = async (person: Certifier) => {
      for (const key of areaKeys)
        await site.call(person, 'certifierAreaGradeSet', {
          id,
          areaId: site.world.area(key),
          grade: 2,
        });
    };
    const steps: { [step: string]: () => Promise<unknown> } = {
      'at first': async () => undefined,
      'unseen work': () => work(3),
      'own grades': () => grade('certifier'),
      'own finalization': () => finalize(site, 'certifier'),
      'unseen work after it': () => work(5),
      'unseen work of one who will finalize': () => grade('lead'),
      'another finalization': () => finalize(site, 'lead'),
      'unseen work of the last': () => grade('certifier2'),
      'all have finalized': () => finalize(site, 'certifier2'),
      'one is set back': () =>
        site.call('lead', 'certifierFinalizationReset', {
          id,
          accountId: accounts.certifier2,
          reason: 'A slip of the hand',
        }),
      'unseen work after it was set back': () => work(7),
      'a note after it': () =>
        site.call('lead', 'certifierAreaQuestionCommentSet', {
          id,
          questionId: site.world.question('strategy'),
          content: 'For all',
        }),
      'unseen work again': () => work(2),
      'all have finalized again': () => finalize(site, 'certifier2'),
      'set back again': () =>
        site.call('lead', 'certifierFinalizationReset', {
          id,
          accountId: accounts.certifier2,
          reason: 'A slip of the hand',
        }),
    };
    const tags: (typeof heard)[number] = new Map();
    for (const [step, take] of Object.entries(steps)) {
      await take();
      const tagOf = async (person: Person) =>
        (await site.call(person, 'changeTag', { id })).reply.tag;
      const deskTagOf = async (person: Person) =>
        (await site.call(person, 'deskPage', {})).headers['etag'];
      tags.set(step, {
        certifier: await tagOf('certifier'),
        client: await tagOf('client'),
        desks: [await deskTagOf('certifier'), await deskTagOf('client')],
      });
    }
    heard.push(tags);
  }
  return { steps: [...heard[0]!.keys()], heard };
}

/** Collects the replies of every action to one reader, once for each set of data (`worldSeeds`). */
async function collectRepliesInBoth(
  reader: Person | null,
  make: (seed: number) => Promise<void>,
): Promise<string[][]> {
  const heard: string[][] = [];
  for (const seed of worldSeeds) {
    await site.reset();
    await employ(site.db, [site.world.accounts.client]);
    await make(seed);
    heard.push(await callEveryAction(site, reader));
  }
  return heard;
}

/** Lists the actions about accounts that were refused, in the order of the calls. */
function listRefusedAccountActs(replies: readonly string[]): string[] {
  const acts: readonly string[] = [...accountActs, ...accountActsAtTheEnd];
  const called = replies.map((reply) => reply.split(' ', 2));
  return called.flatMap(([name = '', status]) =>
    acts.includes(name) && status !== '200' ? [name] : [],
  );
}

describe('before the whole team has finalized', () => {
  const readers = [null, 'client', 'stranger', 'certifier', 'lead'] as const;

  it.each(readers)(
    'the other certifiers’ grades and area comments change no byte of the replies to %s (null: signed out)',
    async (reader) => {
      const [one, other] = await collectRepliesInBoth(reader, async (seed) => {
        await makeChangesVisibleBeforeReveal(site);
        await letTeamGradeBlind(site, reader, seed);
        await finalize(site, 'certifier2');
      });
      expect(one).toEqual(other);
      if (reader === null) return;
      expect(listRefusedAccountActs(one!)).toEqual(
        reader === 'client' ? [] : ['colleagueInvite', 'colleagueRemove', 'colleagueInvite'],
      );
      if (reader === 'stranger') return;
      // The compared replies include those of the overview actions, and these have the expected status.
      const isOfTeam = reader !== 'client';
      for (const [name, status] of [
        ['desk', 200],
        ['deskPage', 200],
        ['questionnaireOverview', 200],
        ['reconciliation', isOfTeam ? 200 : 403],
      ])
        expect(one!.filter((reply) => reply.startsWith(`${name} ${status} `))).toHaveLength(2);
    },
  );

  it('once a finalization is reset, no reply to a certifier depends on colleagues’ grades any more', async () => {
    const [one, other] = await collectRepliesInBoth('certifier', async (seed) => {
      const random = createSeededRandom(seed);
      await makeChangesVisibleBeforeReveal(site);
      const { questionnaire: id, accounts } = site.world;
      // The grades that differ between the two sets of data are not unanimous. Unanimous ones would become final
      // grades, which are visible to all and stay visible in the history.
      for (const [at, person] of team.entries()) {
        const areaGrades = [0.5 * at, 1, person === 'certifier' ? 2 : random() < 0.5 ? 0 : 3];
        for (const [place, key] of areaKeys.entries())
          await site.call(person, 'certifierAreaGradeSet', {
            id,
            areaId: site.world.area(key),
            grade: areaGrades[place] as Grade,
          });
        await finalize(site, person);
      }
      await site.call('lead', 'certifierFinalizationReset', {
        id,
        accountId: accounts.certifier2,
        reason: 'A slip of the hand',
      });
      await site.call('certifier2', 'certifierAreaGradeSet', {
        id,
        areaId: site.world.area('brand'),
        grade: random() < 0.5 ? 0 : 3,
      });
    });
    expect(one).toEqual(other);
  });

  it('ETags do not reveal how often colleagues have graded, not even after a finalization was reset', async () => {
    const { steps, heard } = await collectTagsAtEachStep();
    const [one, other] = heard;
    const differing = steps.filter((step) => {
      const [ofOne, ofOther] = [one!.get(step)!, other!.get(step)!];
      expect([step, ofOther.client]).toEqual([step, ofOne.client]);
      const [deskOfOne, deskOfOther] = [ofOne.desks, ofOther.desks];
      expect([step, deskOfOther[1]]).toEqual([step, deskOfOne[1]]);
      // The tag of the desk differs at the same steps as the tag of the questionnaire.
      expect([step, deskOfOther[0] === deskOfOne[0]]).toEqual([
        step,
        ofOther.certifier === ofOne.certifier,
      ]);
      return ofOther.certifier !== ofOne.certifier;
    });
    // The tags of the two sets of data may differ only after everybody has finalized, because then the hidden work is
    // revealed.
    expect(differing).toEqual(['all have finalized', 'all have finalized again']);
    // Every visible step changes the tag.
    for (const tags of heard) {
      const known = steps.filter((step) => !step.startsWith('unseen'));
      for (const tagOf of [
        (step: string) => tags.get(step)!.certifier,
        (step: string) => tags.get(step)!.desks[0],
      ])
        expect(new Set(known.map(tagOf)).size).toBe(known.length);
    }
  });

  it('the ids of later notes and comments do not reveal how many hidden area comments there are', async () => {
    const [one, other] = await collectRepliesInBoth('certifier', async (seed) => {
      await makeChangesVisibleBeforeReveal(site);
      const { questionnaire: id } = site.world;
      for (const key of areaKeys) {
        const areaId = site.world.area(key);
        if (seed === worldSeeds[1])
          for (const person of ['certifier2', 'lead'] as const)
            await site.call(person, 'certifierAreaCommentSet', { id, areaId, content: 'Unseen' });
        await site.call('certifier', 'certifierAreaCommentSet', { id, areaId, content: 'Mine' });
        await site.call('certifier', 'certifierAreaQuestionCommentSet', {
          id,
          questionId: site.world.question('strategy'),
          content: `A note after the comment on ${key}`,
        });
      }
    });
    expect(one!.join('\n')).toContain('A note after the comment');
    expect(one).toEqual(other);
  });

  it('a certifier’s own grades change the replies to this certifier, so the comparison above can fail', async () => {
    const [one, other] = await collectRepliesInBoth('certifier', (seed) =>
      letTeamGradeBlind(site, 'certifier2', seed),
    );
    expect(one).not.toEqual(other);
  });
});

it('once all have finalized this year and the last, replies show the team the colleagues’ grades and comments', async () => {
  for (const reader of ['certifier', 'lead'] as const) {
    const [one, other] = await collectRepliesInBoth(reader, async (seed) => {
      await letTeamGradeBlind(site, reader, seed);
      for (const id of [site.world.previous, site.world.questionnaire])
        for (const person of team) await finalize(site, person, id);
    });
    const differing = one!
      .filter((reply, at) => reply !== other![at])
      .map((one) => one.split(' ')[0]);
    expect(differing).toEqual(
      expect.arrayContaining([
        'areaCategory',
        'questionnaireHistory',
        'questionnaireOverview',
        'reconciliation',
      ]),
    );
  }
});

it('before the reveal, replies to a certifier contain only own grades and comments, replies to a client none', async () => {
  const { questionnaire: id, area } = site.world;
  await letTeamGradeBlind(site, 'certifier', worldSeeds[0]);
  for (const name of ['areaCategory', 'aboveBeyond'] as const) {
    const slug = name === 'areaCategory' ? 'attracting' : 'future';
    const { reply } = await site.call('certifier', name, { id, slug, language: 'en' } as never);
    expect(new Set(Object.values(reply.certifierGrades!)).size).toBe(1);
    expect(Object.values(reply.certifierFinalGrades!).every((grade) => grade === null)).toBe(true);
    const comments = reply.areas.flatMap(({ certifierComments }) => certifierComments!);
    expect(comments.map(({ lastName }) => lastName)).toContain('of certifier');
    expect(comments.filter(({ lastName }) => lastName !== 'of certifier')).toEqual([]);
  }
  const ofClient = await site.call('client', 'areaCategory', {
    id,
    slug: 'attracting',
    language: 'en',
  });
  expect(ofClient.text).not.toMatch(/certifier(Final)?(Grade|Comment)/);
  expect(ofClient.text).toContain(String(area('brand')));
});

describe('a client', () => {
  /** States of a team until its work is complete; each state includes the earlier ones. */
  const states = [
    'while the team grades',
    'after all have finalized',
    'after the final grades',
    'after everything is locked',
  ] as const;

  async function workAsTeam(seed: number, until: (typeof states)[number]) {
    const random = createSeededRandom(seed);
    const { questionnaire: id, question, area } = site.world;
    const last = states.indexOf(until);
    await makeChangesVisibleBeforeReveal(site);
    for (const person of team) await gradeAreas(site, person, { random, id });
    await site.call('lead', 'aboveBeyondUpdate', {
      id,
      questionId: question('future'),
      grade: random() < 0.5,
    });
    await site.call('certifier', 'certifierAreaQuestionCommentSet', {
      id,
      questionId: question('tools'),
      content: `Between us ${random()}`,
    });
    if (last < 1) return;
    for (const person of team) await finalize(site, person);
    if (last < 2) return;
    for (const key of areaKeys) {
      const place = { id, areaId: area(key) };
      const grade = random() < 0.5 ? 0 : 3;
      await site.call('lead', 'certifierAreaFinalGradeSet', { ...place, grade });
      await site.call('lead', 'certifierAreaFinalCommentSet', {
        ...place,
        content: `Together ${random()}`,
      });
    }
    if (last < 3) return;
    for (const setting of ['gradingLocked', 'reportLocked', 'locked'] as const)
      await site.call('lead', 'questionnaireSettingUpdate', {
        id,
        setting,
        value: setting === 'locked' || random() < 0.5,
      });
  }

  it.each(states)(
    'receives no byte that depends on the team’s grades or comments, %s',
    async (state) => {
      const seen = await collectRepliesInBoth('client', (seed) => workAsTeam(seed, state));
      expect(seen[0]).toEqual(seen[1]);
      expect(seen[0]!.join('\n')).not.toMatch(/Secret|Between us|Thoughts|Together|"mark"/);
    },
  );

  it('differs from the main certifier, whose replies do depend on the team’s grades and comments', async () => {
    const [one, other] = await collectRepliesInBoth('lead', (seed) => workAsTeam(seed, states[3]));
    expect(one).not.toEqual(other);
    expect(one!.join('\n')).toMatch(/Secret/);
  });
});
