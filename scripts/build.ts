/**
 * `npm run build` [-w part…]: builds the shell and the modules for production, two at a time. Skips a part whose
 * sources have not changed since its last build. If a module was never released, users get the built version. If it was
 * released, they get the built version only with `--take-over`.
 */
import { availableParallelism } from 'node:os';
import { fork } from 'node:child_process';
import path from 'node:path';
import { Command, Option } from 'commander';
import pMap from 'p-map';
import { readContract } from './contract/readCommittedContract.ts';
import { createChangeOriginOptions, type ChangeOriginOptions } from './modules/options.ts';
import { findIncompatibleVersions } from './modules/findIncompatibleVersions.ts';
import { openFolderStore } from './modules/openFolderStore.ts';
import { readChangeOrigin } from './modules/readChangeOrigin.ts';
import { parts, type Part } from './parts.ts';
import { planBuild, type BuildPlan } from './planBuild.ts';
import { writeRegistry } from './writeRegistry.ts';

const root = path.dirname(import.meta.dirname);
const site = process.env['SITE_DIR'] ?? path.join(root, 'dist');
const program = new Command('npm run build --')
  .addOption(
    new Option('-w, --workspace <part...>', 'builds only these parts').choices(
      parts.map(({ folder }) => folder),
    ),
  )
  .option(
    '--take-over',
    'gives everyone the built versions of modules that were released, too',
    // Without `--` before it, npm parses the option itself and sets this variable.
    process.env['npm_config_take_over'] === 'true',
  );
for (const option of createChangeOriginOptions()) program.addOption(option);
const options = program
  .parse()
  .opts<{ workspace?: string[]; takeOver: boolean } & ChangeOriginOptions>();
const { workspace: wanted } = options;
const chosen = parts.filter((part) => !wanted || wanted.includes(part.folder));

const started = performance.now();
const plans = chosen.map((part) => planBuild({ root, site, part }));
const waiting = plans.filter((plan) => !plan.isBuilt);
let done = plans.length - waiting.length;
const failed: string[] = [];

for (const plan of plans.filter(({ isBuilt }) => isBuilt)) report(plan.part, 'unchanged');
if (waiting.some(({ part }) => part.kind === 'shell')) await refuseUnfittingShell();
await pMap(waiting, build, { concurrency: Math.min(2, availableParallelism()) });
if (failed.length === 0) {
  try {
    await register();
  } catch (error) {
    failed.push('registry');
    console.error(error instanceof Error ? error.message : error);
  }
}
process.exitCode = failed.length > 0 ? 1 : 0;

/** Ends the build if a released module would not work with the new shell, unless this build replaces the module. */
async function refuseUnfittingShell(): Promise<void> {
  const store = openFolderStore(site);
  const state = await store.readRegistry();
  const contract = readContract(root)?.report;
  if (!state || !contract) return;
  const takenOver = options.takeOver ? plans.map(({ name }) => name) : [];
  const modules = state.modules.filter(
    ({ name }) => state.released.includes(name) && !takenOver.includes(name),
  );
  const { errors } = await findIncompatibleVersions(store, { modules, report: contract });
  if (errors.length === 0) return;
  console.error([...errors, 'The shell was not built.'].join('\n'));
  process.exit(1);
}

/** Registers, for all accounts, the built versions of the modules that were never released or are taken over. */
async function register(): Promise<void> {
  const { held, replaced } = await writeRegistry({
    site,
    plans: parts.map((part) => planBuild({ root, site, part })),
    takenOver: options.takeOver ? plans.map(({ name }) => name) : [],
    by: await readChangeOrigin(root, { person: options.by, note: options.note }),
  });
  for (const sentence of [...held, ...replaced]) console.log(sentence);
}

async function build(plan: BuildPlan): Promise<void> {
  const begun = performance.now();
  const code = await buildInOwnProcess(plan);
  done += 1;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (code !== 0) failed.push(plan.part.folder);
  report(plan.part, code === 0 ? `built in ${seconds} s` : 'FAILED');
}

function buildInOwnProcess(plan: BuildPlan): Promise<number> {
  return new Promise((resolve) => {
    const child = fork(path.join(import.meta.dirname, 'buildPart.ts'), [JSON.stringify(plan)]);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function report(part: Part, outcome: string): void {
  const total = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `build ${part.folder.padEnd(18)} ${outcome} (${done} of ${plans.length}, ${total} s)`,
  );
}
