import { join } from 'node:path';
import type { ContentIssue } from '../contentIssue.ts';
import {
  demoPopulationSchema,
  demoWordsSchema,
  demoWorldFileSchema,
  type DemoWorld,
} from '../schema/demoWorld.ts';
import type { ContentEdition } from '../schema/edition.ts';
import {
  type ContentFile,
  parseBySchema,
  readContentFile,
  type ContentPath,
} from './contentFile.ts';

/**
 * Reads and validates the demo world of a content folder: `demo/world.yaml`, `population.yaml` and `words.yaml`.
 * @param editions the editions that the demo world refers to; if undefined, for example because they have issues, no
 *   reference in the demo world is checked
 * @returns the demo world, undefined if there is any issue; and all issues
 */
export async function readDemoWorld(
  contentFolder: string,
  editions: readonly ContentEdition[] | undefined,
): Promise<{ world: DemoWorld | undefined; issues: ContentIssue[] }> {
  const [sceneFile, populationFile, wordsFile] = (await Promise.all(
    (['world.yaml', 'population.yaml', 'words.yaml'] as const).map((name) =>
      readContentFile(join(contentFolder, 'demo', name)),
    ),
  )) as [ContentFile, ContentFile, ContentFile];
  const scene = parseBySchema(sceneFile, demoWorldFileSchema);
  const population = parseBySchema(populationFile, demoPopulationSchema);
  const words = parseBySchema(wordsFile, demoWordsSchema);
  if (!scene.value || !population.value || !words.value)
    return { world: undefined, issues: [...scene.issues, ...population.issues, ...words.issues] };
  const world = { ...scene.value, population: population.value, words: words.value };
  const issues = editions
    ? findDemoWorldIssues({ files: { sceneFile, populationFile, wordsFile }, world, editions })
    : [];
  return { world: issues.length === 0 ? world : undefined, issues };
}

/** Finds references in the demo world to unknown accounts, organisations, editions, areas, questions or words. */
function findDemoWorldIssues({
  files: { sceneFile, populationFile, wordsFile },
  world: { accounts, organisations, questionnaires, population, words },
  editions,
}: {
  files: { sceneFile: ContentFile; populationFile: ContentFile; wordsFile: ContentFile };
  world: DemoWorld;
  editions: readonly ContentEdition[];
}): ContentIssue[] {
  const emails = accounts.map(({ email }) => email);
  const editionKeys = editions.map(({ key }) => key);
  const known = namesIn(editions);
  const inWordsFile = (names: Iterable<string>, there: Iterable<string>, path: ContentPath) =>
    unknown(wordsFile, { names, there, path });
  return [
    ...questionnaires.flatMap((plan, index) => {
      const edition = editions.find(({ key }) => key === plan.edition);
      const { areas, questions } = namesIn(edition ? [edition] : []);
      const inPlan = (field: keyof typeof plan, names: Iterable<string>, there: Iterable<string>) =>
        unknown(sceneFile, { names, there, path: ['questionnaires', index, field] });
      return [
        ...inPlan(
          'organisation',
          [plan.organisation],
          organisations.map(({ key }) => key),
        ),
        ...inPlan('edition', [plan.edition], editionKeys),
        ...inPlan('client', [plan.client], emails),
        ...inPlan('team', plan.team, emails),
        ...inPlan('graded', Object.keys(plan.graded), plan.team),
        ...inPlan('finalized', plan.finalized, plan.team),
        ...inPlan('finalGrades', Object.keys(plan.finalGrades), areas),
        ...inPlan('comments', plan.comments ? [plan.comments] : [], Object.keys(words.comments)),
        ...inPlan(
          'documents',
          plan.documents.flatMap(({ area }) => area ?? []),
          areas,
        ),
        ...inPlan(
          'documents',
          plan.documents.flatMap(({ question }) => question ?? []),
          questions,
        ),
        ...(plan.report.length > 0
          ? inPlan('report', [plan.reportTexts ?? plan.organisation], Object.keys(words.reports))
          : []),
      ];
    }),
    ...unknown(populationFile, {
      names: [population.edition],
      there: editionKeys,
      path: ['edition'],
    }),
    ...Object.entries(words.comments).flatMap(([set, comments]) =>
      inWordsFile(Object.keys(comments), known.questions, ['comments', set]),
    ),
    ...inWordsFile(Object.keys(words.areaNotes), known.areas, ['areaNotes']),
    ...inWordsFile(Object.keys(words.questionNotes), known.questions, ['questionNotes']),
    ...inWordsFile(Object.keys(words.figures), known.questions, ['figures']),
    ...inWordsFile(words.wholes, known.questions, ['wholes']),
    ...Object.entries(words.inputs).flatMap(([language, inputs]) =>
      inWordsFile(Object.keys(inputs), known.questions, ['inputs', language]),
    ),
  ];
}

function unknown(
  file: ContentFile,
  { names, there, path }: { names: Iterable<string>; there: Iterable<string>; path: ContentPath },
): ContentIssue[] {
  const known = new Set(there);
  return [...names]
    .filter((name) => !known.has(name))
    .map((name) => file.issueAt(path, `there is no “${name}”`));
}

/** Collects the keys of all areas and questions. */
function namesIn(editions: readonly ContentEdition[]): { areas: string[]; questions: string[] } {
  const areas = editions.flatMap(({ categories }) =>
    categories.flatMap((category) => category.areas),
  );
  return {
    areas: areas.map(({ key }) => key),
    questions: areas.flatMap((area) => area.questions.map(({ key }) => key)),
  };
}
