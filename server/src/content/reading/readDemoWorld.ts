import { join } from 'node:path';
import { findDemoWorldIssues } from '../checking/findDemoWorldIssues.ts';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile } from './contentFile.ts';
import { demoPopulation } from '../schema/demoPopulation.ts';
import { demoWords } from '../schema/demoWords.ts';
import { demoWorldFile, type DemoWorld } from '../schema/demoWorld.ts';
import type { ContentEdition } from '../schema/edition.ts';
import { parseBySchema } from './parseBySchema.ts';
import { readContentFile } from './readContentFile.ts';

/**
 * Reads and validates the demo world of a content folder: `demo/world.yaml`, `population.yaml` and `words.yaml`.
 * @param editions the editions that the demo world refers to; undefined if they have issues, which skips the checks of
 *   references
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
  const scene = parseBySchema(sceneFile, demoWorldFile);
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
