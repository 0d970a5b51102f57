import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toPartName } from '../webpack.policy.ts';
import { buildInfoFile, toBuildInfoPath } from './modules/buildInfo.ts';
import type { Part } from './parts.ts';

/** The part to build, its version and folders, and whether this version has been built already. */
export type BuildPlan = {
  part: Part;
  folder: string;
  /** The part's name in addresses and in the registry. */
  name: string;
  /** The version of `package.json`, a hyphen, and a hash of all sources of the build. */
  version: string;
  /** The root folder of the site, such as `dist`. */
  site: string;
  /** The folder of the part's files. Builds of a module share it: the name of a file contains a hash of its content. */
  output: string;
  /** The file that describes the build. */
  infoFile: string;
  isBuilt: boolean;
};

/** Files outside of a part's own folder that its build also reads. */
const sharedSources = [
  'shared/src/**/*.{ts,tsx,css}',
  'shared/package.json',
  'shell/src/index.html',
  'webpack.{common,integrity,isolation,policy}.ts',
  'tsconfig.base.json',
  'tsconfig.webpack.json',
  // These scripts write the part's `built.json` and the hashes in the shell's page.
  'scripts/{buildPart,listLazyPartFiles,hashFiles,addIntegrityHashes}.ts',
];

/**
 * Plans the build of a part. The version depends on the sources only, so an unchanged part is neither built nor
 * released again.
 */
export function planBuild({
  root,
  site,
  part,
}: {
  root: string;
  site: string;
  part: Part;
}): BuildPlan {
  const folder = path.join(root, part.folder);
  const name = toPartName(folder);
  const own = ['src/**/*', 'package.json', 'webpack.config.ts'];
  if (part.kind === 'module') own.push('module.json');
  const sources = [...sharedSources, ...own.map((glob) => `${part.folder}/${glob}`)];
  const version = `${packageVersion(folder)}-${hashFiles(root, sources)}`;
  const isShell = part.kind === 'shell';
  const output = path.join(site, ...(isShell ? ['shell'] : ['modules', name]));
  const infoFile = isShell
    ? path.join(output, buildInfoFile)
    : path.join(site, toBuildInfoPath({ name, version }));
  const isBuilt = hasBuilt({ output, infoFile, version });
  return { part, folder, name, version, site, output, infoFile, isBuilt };
}

/** Empties the output folder of one module for a release, and plans the build into it. */
export function prepareCleanBuild(root: string, part: Part): BuildPlan {
  const site = path.join(root, '.cache', 'release', part.folder);
  rmSync(site, { recursive: true, force: true });
  return planBuild({ root, site, part });
}

/**
 * The external packages of package-lock.json. Workspaces are left out, so that a new module does not change the others.
 */
function externalPackages(root: string): unknown {
  const file = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(file) as { packages: Record<string, { link?: boolean }> };
  return Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
}

/**
 * Whether a build of this version is complete. Files can be missing although it ended: another build of the same folder
 * may have been killed after it had emptied the folder.
 */
function hasBuilt({
  output,
  infoFile,
  version,
}: Pick<BuildPlan, 'output' | 'infoFile' | 'version'>): boolean {
  if (!existsSync(infoFile)) return false;
  const built = JSON.parse(readFileSync(infoFile, 'utf8')) as {
    version: string;
    files: Record<string, string>;
  };
  return (
    built.version === version &&
    Object.keys(built.files).every((name) => existsSync(path.join(output, name)))
  );
}

function hashFiles(root: string, globs: string[]): string {
  const hash = createHash('sha256');
  const files = globs
    .flatMap((glob) => {
      const found = globSync(glob, { cwd: root, withFileTypes: true });
      if (found.length === 0) throw new Error(`No source of the build matches ${glob}`);
      return found;
    })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(path.join('shared', 'src', 'testing')))
    .sort();
  hash.update(JSON.stringify(externalPackages(root)));
  for (const file of new Set(files))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 10);
}

/** The `version` of a part's `package.json`. */
function packageVersion(folder: string): string {
  const file = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
