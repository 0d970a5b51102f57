/**
 * `npm run build` [-w part…]: builds the shell and the modules for production, two at a time. Skips a part whose
 * sources have not changed since its last build.
 */
import { availableParallelism } from 'node:os';
import { fork } from 'node:child_process';
import path from 'node:path';
import { Command, Option } from 'commander';
import pMap from 'p-map';
import { parts, type Part } from './parts.ts';
import { planBuild, type BuildPlan } from './planBuild.ts';
import { writeRegistry } from './writeRegistry.ts';

const root = path.dirname(import.meta.dirname);
const site = process.env['SITE_DIR'] ?? path.join(root, 'dist');
const { workspace: wanted } = new Command('npm run build --')
  .addOption(
    new Option('-w, --workspace <part...>', 'builds only these parts').choices(
      parts.map(({ folder }) => folder),
    ),
  )
  .parse()
  .opts<{ workspace?: string[] }>();
const chosen = parts.filter((part) => !wanted || wanted.includes(part.folder));

const started = performance.now();
const plans = chosen.map((part) => planBuild({ root, site, part }));
const waiting = plans.filter((plan) => !plan.isBuilt);
let done = plans.length - waiting.length;
const failed: string[] = [];

for (const plan of plans.filter(({ isBuilt }) => isBuilt)) report(plan.part, 'unchanged');
await pMap(waiting, build, { concurrency: Math.min(2, availableParallelism()) });
if (failed.length === 0) {
  const plans = parts.map((part) => planBuild({ root, site, part }));
  for (const sentence of (await writeRegistry({ site, plans })).held) console.log(sentence);
}
process.exitCode = failed.length > 0 ? 1 : 0;

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
