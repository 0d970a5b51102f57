import { grades, type Grade } from '@cert/shared/domain';
import { createDocumentCalls } from '../../documents/testing/createDocumentCalls.ts';
import { createSeededRandom } from '../../office/demo/createSeededRandom.ts';
import type { Person } from '../../testing/createTestWorld.ts';
import { areaKeys } from '../../testing/gradeAreasAs.ts';
import type { TestSite } from '../../testing/openTestSite.ts';

export const team = ['certifier', 'certifier2', 'lead'] as const;
export type Certifier = (typeof team)[number];

/** Seeds of two sets of test data, which differ only in data that must stay hidden. */
export const worldSeeds = [1, 2] as const;

/** Grades all areas as a person and comments on them. */
export async function gradeAreas(
  site: TestSite,
  person: Certifier,
  { random, id = site.world.questionnaire }: { random: () => number; id?: number },
): Promise<void> {
  for (const key of areaKeys) {
    const areaId = site.world.area(key);
    const grade = grades[Math.floor(random() * grades.length)] as Grade;
    await site.call(person, 'certifierAreaGradeSet', { id, areaId, grade });
    const content = `Thoughts ${random()} of ${person}`;
    await site.call(person, 'certifierAreaCommentSet', { id, areaId, content });
  }
}

export async function finalize(
  site: TestSite,
  person: Certifier,
  id = site.world.questionnaire,
): Promise<void> {
  const { status } = await site.call(person, 'certifierFinalizeGrades', { id });
  expect(status).toBe(200);
}

/** Makes changes that are visible before the reveal: an answer, a document and a note of the team. */
export async function makeChangesVisibleBeforeReveal(site: TestSite): Promise<void> {
  const { questionnaire: id, question, answer } = site.world;
  await createDocumentCalls(site).attach('client');
  await site.call('client', 'questionnaireAnswersSave', {
    id,
    answers: { [`question_${question('strategy')}`]: { value: true, answerId: answer('plan') } },
  });
  await site.call('certifier2', 'certifierAreaQuestionCommentSet', {
    id,
    questionId: question('strategy'),
    content: 'A note for all',
  });
}

/** Changes an answer of each area, so that earlier grades of the area are outdated. */
export async function changeAnswersOfAllAreas(
  site: TestSite,
  content = 'We thought again',
): Promise<void> {
  await site.call('client', 'questionnaireAnswersSave', {
    id: site.world.questionnaire,
    answers: Object.fromEntries(
      areaKeys.map((key) => [`area_comments_${site.world.area(key)}`, { value: true, content }]),
    ),
  });
}

/**
 * Lets every team member grade all areas and comment on them, in this questionnaire and in last year's, whose team has
 * not finalized either. The values depend on the seed, except those of the reader.
 */
export async function letTeamGradeBlind(
  site: TestSite,
  reader: Person | null,
  seed: number,
): Promise<void> {
  const random = createSeededRandom(seed);
  const { previous } = site.world;
  for (const person of team) {
    const own = person === reader ? () => 0.5 : random;
    await gradeAreas(site, person, { random: own, id: previous });
    await gradeAreas(site, person, { random: own });
  }
  await changeAnswersOfAllAreas(site);
  // The reader's grades always refer to the current answers; those of the others do so only in the first set of data.
  for (const person of team)
    if (person === reader || seed === worldSeeds[0])
      await gradeAreas(site, person, { random: person === reader ? () => 0.5 : random });
  await finalize(site, 'lead', previous);
}
