import type { ContentFault } from '../contentFault.ts';
import type { ContentFile, ContentPath } from '../reading/contentFile.ts';
import type { DemoWorld } from '../schema/demoWorld.ts';
import type { Edition } from '../schema/edition.ts';

/** Names in the demo world that lead nowhere: unknown accounts, organisations, editions, areas, questions. */
export function findDemoWorldFaults({
  file,
  world,
  editions,
}: {
  file: ContentFile;
  world: DemoWorld;
  editions: readonly Edition[];
}): ContentFault[] {
  const unknown = (names: Iterable<string>, known: Iterable<string>, path: ContentPath) => {
    const there = new Set(known);
    return [...names]
      .filter((name) => !there.has(name))
      .map((name) => file.faultAt(path, `there is no “${name}”`));
  };
  const emails = world.accounts.map(({ email }) => email);
  const organisations = world.organisations.map(({ key }) => key);
  const questions = editions.flatMap(({ categories }) =>
    categories.flatMap(({ areas }) =>
      areas.flatMap((area) => area.questions.map(({ key }) => key)),
    ),
  );
  return [
    ...world.questionnaires.flatMap((questionnaire, index) => {
      const at = (field: string): ContentPath => ['questionnaires', index, field];
      const { team, ownGrades = {}, finalGrades = {} } = questionnaire;
      const edition = editions.find(({ key }) => key === questionnaire.edition);
      const areas = areaKeysOf(edition);
      return [
        ...unknown([questionnaire.organisation], organisations, at('organisation')),
        ...unknown([questionnaire.edition], edition ? [edition.key] : [], at('edition')),
        ...unknown([questionnaire.client], emails, at('client')),
        ...unknown(team, emails, at('team')),
        ...unknown(Object.keys(ownGrades), team, at('ownGrades')),
        ...unknown(Object.values(ownGrades).flatMap(Object.keys), areas, at('ownGrades')),
        ...unknown(Object.keys(finalGrades), areas, at('finalGrades')),
      ];
    }),
    ...unknown(Object.keys(world.comments), questions, ['comments']),
    ...unknown(Object.keys(world.figures), questions, ['figures']),
  ];
}

function areaKeysOf(edition: Edition | undefined): string[] {
  return edition?.categories.flatMap(({ areas }) => areas.map(({ key }) => key)) ?? [];
}
