/** Builds one part. `build.ts` starts it as a child process, with the build plan as the only argument. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { ModuleManifest } from '@cert/shared/contract';
import { isContractMet } from '@cert/shared/domain';
import { readContract } from './contract/readCommittedContract.ts';
import { formatEntryName } from './contract/contractReport.ts';
import { findMinimumVersion, listContractUses } from './contract/listContractUses.ts';
import type { BuildPlan } from './planBuild.ts';
import { hashFiles } from './hashFiles.ts';
import { listLazyPartFiles, assertLazyPartsBuilt } from './listLazyPartFiles.ts';
import { readModuleManifest } from './readModuleManifest.ts';
import { addIntegrityHashes } from './addIntegrityHashes.ts';
import type { PartConfigurationFunction } from './createWebpackConfiguration.ts';
import { containerRuntime, formatContainerName } from '../webpack.policy.ts';

const plan = JSON.parse(process.argv[2] ?? '') as BuildPlan;
const module = plan.part.kind === 'module' ? readModuleManifest(plan.folder) : undefined;
if (module?.name !== undefined && module.name !== plan.name)
  throw new Error(
    `${plan.part.folder}/module.json has the name "${module.name}", its folder "${plan.name}"`,
  );

const { default: configure } = (await import(path.join(plan.folder, 'webpack.config.ts'))) as {
  default: PartConfigurationFunction;
};
const { output, version } = plan;
const compiler = webpack((await configure({ output, version })) as webpack.Configuration);

const stats = await new Promise<webpack.Stats>((resolve, reject) => {
  compiler.run((error, result) => {
    compiler.close(() =>
      error || !result ? reject(error ?? new Error('no result')) : resolve(result),
    );
  });
});
if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
if (stats.hasErrors()) process.exit(1);

// Files in subfolders describe the build; pages do not load them.
const emitted = stats.compilation
  .getAssets()
  .map(({ name }) => name)
  .filter((name) => !name.includes('/'));
const entry = emitted.find((name) => /^entry\..*\.js$/.test(name));
const parts = listLazyPartFiles(stats.compilation, module ? 'module.ts' : 'shellMessages.ts');
assertLazyPartsBuilt(plan.name, module ?? { pages: [], slots: [] }, parts);
const files = hashFiles(plan.output, emitted);
if (!module) addHashesToShellPage(files);
const built = { version: plan.version, files, parts };
const ofModule = module && {
  ...module,
  ...describeUse(module),
  assets: emitted.filter((name) => !(name in files)),
  base: `/modules/${plan.name}/`,
  container: formatContainerName(plan.name, plan.version),
  entry,
};
mkdirSync(path.dirname(plan.infoFile), { recursive: true });
writeFileSync(plan.infoFile, JSON.stringify({ ...built, ...ofModule }, null, 2));

function addHashesToShellPage(hashes: Record<string, string>): void {
  const page = path.join(plan.output, 'index.html');
  writeFileSync(page, addIntegrityHashes(readFileSync(page, 'utf8'), hashes));
}

/**
 * Returns what the module uses of the contract, and the range of contract versions that the module needs: from the
 * lowest version that has all of it, or from the one in `module.json` if that is higher.
 */
function describeUse(manifest: ModuleManifest): { contract: string; uses: string[] } {
  const report = readContract(path.dirname(import.meta.dirname))?.report;
  if (!report) throw new Error('docs/contract is missing: npm run contract');
  const uses = [
    formatEntryName('singletons', containerRuntime.package),
    ...listContractUses(plan.folder, manifest, report),
  ];
  const minimum = findMinimumVersion(uses, report);
  const isEnough = isContractMet(manifest.contract, minimum);
  return { contract: isEnough ? `^${minimum}` : manifest.contract, uses };
}
