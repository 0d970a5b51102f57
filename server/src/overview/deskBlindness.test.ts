/** @engine aggregates */
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
type Certifier = (typeof team)[number];

it('the desk counts only the areas that the reader has graded, whatever colleagues have graded', async () => {
  const gradedOf = async (person: Certifier, theirs: number) => {
    await site.reset();
    for (const other of team.filter((one) => one !== person))
      for (const key of areaKeys.slice(0, theirs))
        await site.call(other, 'certifierAreaGradeSet', {
          id: site.world.questionnaire,
          areaId: site.world.area(key),
          grade: 2,
        });
    const { headers, text } = await site.call(person, 'deskPage', {});
    return { etag: headers['etag'], text };
  };
  for (const person of team) {
    const desks = [await gradedOf(person, 0), await gradedOf(person, 2)];
    expect(desks[1]).toEqual(desks[0]);
    expect(desks[0]!.etag).toBeDefined();
    expect(desks[0]!.text).toContain('"graded":0');
  }
});

it('a client’s desk and its ETag do not change with the team’s work until the release', async () => {
  const { questionnaire: id, area } = site.world;
  const deskOf = async (person: Person) => {
    const { headers, text, reply } = await site.call(person, 'deskPage', {});
    return { etag: headers['etag'], text, state: reply.rows.find((row) => row.id === id)?.state };
  };
  await site.call('client', 'questionnaireSubmit', { id });
  const ofClient = await deskOf('client');
  const ofTeam = [(await deskOf('lead')).state];
  const steps: (() => Promise<unknown>)[] = [
    async () => {
      // The grades are not unanimous, so no grade becomes final automatically.
      for (const [at, person] of team.entries()) {
        await gradeAreasAs(site, person, at === 0 ? 1 : 2);
        await site.call(person, 'certifierFinalizeGrades', { id });
      }
    },
    async () => {
      for (const key of areaKeys)
        await site.call('lead', 'certifierAreaFinalGradeSet', {
          id,
          areaId: area(key),
          grade: 2,
        });
    },
  ];
  for (const take of steps) {
    await take();
    expect(await deskOf('client')).toEqual(ofClient);
    ofTeam.push((await deskOf('lead')).state);
  }
  expect([ofClient.state, ...ofTeam]).toEqual(['submitted', 'submitted', 'reconciling', 'report']);
  await site.call('lead', 'reportReleaseSet', { id, released: true });
  expect(await deskOf('client')).toMatchObject({ state: 'released' });
  expect((await deskOf('client')).etag).not.toBe(ofClient.etag);
});
