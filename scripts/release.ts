/**
 * `npm run release -w report-mfe [--canary 10] [--to <folder or s3://bucket>]`: checks one module (types, lint,
 * boundaries, messages, tests), makes a clean build of it, checks the build, and releases it to all accounts or to a
 * canary group. No other part is built.
 */
import path from 'node:path';
import { openRegistryStore } from './modules/openRegistryStore.ts';
import { parseReleaseArgs } from './modules/parseReleaseArgs.ts';
import { readChangeOrigin, assertCommitted } from './modules/readChangeOrigin.ts';
import { releaseModule } from './modules/releaseModule.ts';
import { parts, type Part } from './parts.ts';
import { readProvidedVersions } from '../webpack.policy.ts';
import { planBuild, prepareCleanBuild, type BuildPlan } from './planBuild.ts';
import { listReleaseChecks } from './release/listReleaseChecks.ts';
import { runSteps } from './release/runSteps.ts';
import { exitOnSignals } from './runTool.ts';

const root = path.dirname(import.meta.dirname);
const startedMs = performance.now();
let isUploading = false;
exitOnSignals(() =>
  isUploading
    ? 'Stopped while releasing: npm run modules -- list shows who gets what.'
    : 'Stopped: nothing was released.',
);

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function release(): Promise<void> {
  const args = parseReleaseArgs(process.argv.slice(2), {
    environment: process.env,
    defaultLocation: process.env['SITE_DIR'] ?? path.join(root, 'dist'),
  });
  const part = parts.find(({ folder, kind }) => folder === args.folder && kind === 'module');
  if (!part) throw new Error(`Usage: npm run release -w ${moduleFolders().join(' | ')}`);
  const store = openRegistryStore(args.location, process.env);
  // Fail early if the module store cannot be read.
  await store.readRegistry();
  const by = await readChangeOrigin(root, { person: args.by, note: args.note });
  assertCommitted(by, args.isDirtyAllowed);
  const plan = prepareCleanBuild(root, part);
  print(`${part.folder} ${plan.version} by ${by.person}, to ${store.location}`);
  await runSteps(listReleaseChecks(root, plan), {
    cwd: root,
    log: path.join(root, '.cache', 'release', `${part.folder}.log`),
    limitSeconds: args.limitSeconds,
    print,
  });
  assertSourcesUnchanged(part, plan);
  print('  checking the build and its size, uploading it …');
  isUploading = true;
  const lines = await releaseModule(store, {
    site: plan.site,
    built: plan,
    provided: readProvidedVersions(root),
    canary: args.canary,
    now: () => new Date(),
    by,
  });
  for (const line of lines) print(line);
}

/**
 * Checks that the sources are still those that were built and checked.
 * @throws {Error} when a source was changed meanwhile
 */
function assertSourcesUnchanged(part: Part, { version, site }: BuildPlan): void {
  if (planBuild({ root, site, part }).version !== version)
    throw new Error(
      `The sources of ${part.folder} were changed during the release. Nothing was released: release again.`,
    );
}

function moduleFolders(): string[] {
  return parts.filter(({ kind }) => kind === 'module').map(({ folder }) => folder);
}

function print(line: string): void {
  console.log(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(5)} s  ${line}`);
}
