/** @engine sorting */
import type { Language } from '@cert/shared/domain';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const team = ['certifier', 'certifier2', 'lead'] as const;
type Names = readonly [first: string, second: string];

/** Names the two certifiers so that the one with the newer account comes first; the main certifier is `Žarko`. */
async function nameTeam([first, second]: Names): Promise<void> {
  const names = { certifier: second, certifier2: first, lead: 'Žarko' };
  for (const person of team)
    await site.db
      .updateTable('accounts')
      .set({ name: names[person] })
      .where('id', '=', site.world.accounts[person])
      .execute();
}

/** Names the organisations so that the newer questionnaire of 2026 comes first, and lets the lead see both. */
async function nameOrganisations([first, second]: Names): Promise<void> {
  const { accounts, foreign } = site.world;
  await site.db
    .insertInto('members')
    .values({ questionnaire_id: foreign, account_id: accounts.lead, role: 'certifier' })
    .execute();
  for (const [key, title] of [
    ['jadran', second],
    ['sava', first],
  ] as const)
    await site.db.updateTable('organisations').set({ title }).where('key', '=', key).execute();
}

/** In the order of bytes, `Zlata` comes before `Đurđa`, and `Cvita` before `Ćira`. English sorts Ć like C. */
const orders: [Language, Names][] = [
  ['hr', ['Đurđa', 'Zlata']],
  ['sr', ['Đurđa', 'Zlata']],
  ['hr', ['cvita', 'Ćira']],
  ['en', ['Ćira', 'Cvita']],
];

test.each(orders)(
  'organisations are sorted by the alphabet of the language %s: %j',
  async (...given) => {
    const [language, names] = given;
    await nameOrganisations(names);
    const [first, second] = names;
    for (const action of ['desk', 'certifierQuestionnaireList'] as const) {
      const { reply } = await site.call('lead', action, { language });
      expect(reply.map(({ title, year }) => `${title} ${year}`)).toEqual([
        `${first} 2026`,
        `${second} 2026`,
        `${second} 2025`,
      ]);
    }
  },
);

test.each(orders)(
  'the team after its main certifier is sorted by the alphabet of the language %s: %j',
  async (...given) => {
    const [language, names] = given;
    await nameTeam(names);
    for (const person of team) {
      await gradeAreasAs(site, person, 2);
      await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
    }
    const input = { id: site.world.questionnaire, language };
    const sorted = ['Žarko', ...names];
    const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

    const { reply: desk } = await site.call('lead', 'desk', { language });
    expect(namesOf(desk[0]!.grading!.team)).toEqual(sorted);

    const { reply: overview } = await site.call('lead', 'questionnaireOverview', input);
    expect(namesOf(overview.grading!.team)).toEqual(sorted);
    expect(namesOf(overview.categories[0]!.areas[0]!.marks!)).toEqual(sorted);

    const { reply: board } = await site.call('lead', 'reconciliation', input);
    expect(namesOf(board.team)).toEqual(sorted);
    expect(namesOf(board.areas[0]!.marks)).toEqual(sorted);

    const { reply: info } = await site.call('lead', 'info', input);
    expect(namesOf(info.questionnaire.certifiers!)).toEqual(sorted);

    const { reply: category } = await site.call('lead', 'areaCategory', {
      ...input,
      slug: 'attracting',
    });
    const ofBrand = category.certifiers![site.world.area('brand')]!;
    expect(ofBrand.map(({ certifier }) => certifier)).toEqual(sorted);

    const { reply: report } = await site.call('lead', 'report', input);
    const { first, second, third } = report.certifiers;
    expect([first, second, third].map((one) => one?.name)).toEqual(sorted);
  },
);
