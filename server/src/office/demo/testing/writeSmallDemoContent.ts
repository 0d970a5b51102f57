import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readDemoWorld } from '../../../content/reading/readDemoWorld.ts';
import { makeTestFolder } from '../../../testing/makeTestFolder.ts';

/**
 * Writes a copy of the content with a demo world of few organisations, because creating the whole one takes long.
 * @param wanted `organisations`: keys of the organisations whose questionnaires in `world.yaml` are kept; `population`:
 *   number of organisations of `population.yaml` that are kept
 * @returns the folder, which is removed after the test file
 */
export async function writeSmallDemoContent(wanted: {
  organisations: readonly string[];
  population: number;
}): Promise<string> {
  const folder = join(await makeTestFolder('cert-content'), 'content');
  await cp(join(process.cwd(), 'content'), folder, { recursive: true });
  const { world, issues } = await readDemoWorld(folder, undefined);
  if (!world) throw new Error(JSON.stringify(issues));
  const { accounts, organisations, questionnaires, population } = world;
  const files = {
    'population.yaml': {
      ...population,
      organisations: population.organisations.slice(0, wanted.population),
    },
    'world.yaml': {
      accounts,
      organisations,
      questionnaires: questionnaires.filter(({ organisation }) =>
        wanted.organisations.includes(organisation),
      ),
    },
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, 'demo', name), stringify(content));
  return folder;
}
