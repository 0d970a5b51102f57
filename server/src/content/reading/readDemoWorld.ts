import { join } from 'node:path';
import { findDemoWorldIssues } from '../checking/findDemoWorldIssues.ts';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile } from './contentFile.ts';
import { demoPopulation } from '../schema/demoPopulation.ts';
import { demoWords } from '../schema/demoWords.ts';
import { demoScene, type DemoWorld } from '../schema/demoWorld.ts';
import type { Edition } from '../schema/edition.ts';
import { parseBySchema } from './parseBySchema.ts';
import { readContentFile } from './readContentFile.ts';

/**
 * Reads and checks the demo world of the content folder: `demo/world.yaml`, `population.yaml` and `words.yaml`.
 * @param editions those of the same folder, which the demo world names; undefined while they have issues themselves:
 *   then the names cannot be judged
 * @returns the demo world, undefined when there is any issue; and all issues
 */
export async function readDemoWorld(
  contentFolder: string,
  editions: readonly Edition[] | undefined,
): Promise<{ world: DemoWorld | undefined; issues: ContentIssue[] }> {
  const [sceneFile, populationFile, wordsFile] = (await Promise.all(
    (['world.yaml', 'population.yaml', 'words.yaml'] as const).map((name) =>
      readContentFile(join(contentFolder, 'demo', name)),
    ),
  )) as [ContentFile, ContentFile, ContentFile];
  const scene = parseBySchema(sceneFile, demoScene);
  const population = parseBySchema(populationFile, demoPopulation);
  const words = parseBySchema(wordsFile, demoWords);
  if (!scene.value || !population.value || !words.value)
    return { world: undefined, issues: [...scene.issues, ...population.issues, ...words.issues] };
  const world = { ...scene.value, population: population.value, words: words.value };
  const issues = editions
    ? findDemoWorldIssues({ files: { sceneFile, populationFile, wordsFile }, world, editions })
    : [];
  return { world: issues.length === 0 ? world : undefined, issues };
}
