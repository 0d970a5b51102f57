import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildInfo } from '../../scripts/modules/buildInfo.ts';
import { openFolderStore } from '../../scripts/modules/openFolderStore.ts';
import { uploadVersion } from '../../scripts/modules/releaseModule.ts';
import { parts } from '../../scripts/parts.ts';
import { planBuild } from '../../scripts/planBuild.ts';
import { writeRegistry } from '../../scripts/writeRegistry.ts';
import { folders } from './folders.ts';

/**
 * Creates the site that the tests use: the builds of the current sources in `dist/`, with a separate registry. Versions
 * that were released to `dist/` stay there, but the tests do not use them.
 * @throws {Error} when a part has no build of its current sources
 */
export async function prepareSite(): Promise<void> {
  const plans = parts.map((part) => planBuild({ root: folders.root, site: folders.dist, part }));
  const missing = plans.filter(({ isBuilt }) => !isBuilt).map(({ part }) => part.folder);
  if (missing.length > 0)
    throw new Error(
      `dist/ has no build of the present sources of ${missing.join(', ')}. Run \`npm run build\`, or \`npm test -- e2e\`.`,
    );
  await rm(folders.builtSite, { recursive: true, force: true });
  await cp(join(folders.dist, 'shell'), join(folders.builtSite, 'shell'), { recursive: true });
  const source = openFolderStore(folders.dist);
  const store = openFolderStore(folders.builtSite);
  for (const plan of plans.filter(({ part }) => part.kind === 'module')) {
    const built = await readBuildInfo(source, plan);
    if (built) await uploadVersion(store, { source, built });
  }
  const site = folders.builtSite;
  await writeRegistry({ site, plans: plans.map((plan) => ({ ...plan, site })) });
}
