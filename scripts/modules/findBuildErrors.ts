import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { satisfies } from 'semver';
import { type ModuleVersion, contract, type Action } from '@cert/shared/contract';
import { moduleChunks } from '../../webpack.isolation.ts';
import { containerRuntime, formatContainerName, singletons } from '../../webpack.policy.ts';
import { contractVersion, isContractMet } from '@cert/shared/domain';
import { hashBytes } from '../hashFiles.ts';

/** Limit (gzip) for the files of a module that every page of the site loads: entry and exposed module. */
export const maxOverheadBytes = 12_000;
/**
 * Limit (gzip) for the entry and the scripts of one page of a module. The largest page is the report with its charts.
 */
export const maxPageBytes = 300_000;

/** The shell or the platform provides these packages. A second copy in a module would have its own React context. */
const sharedPackages = [
  'react',
  'react-dom',
  'styled-components',
  'react-router',
  'react-router-dom',
  'i18next',
  'react-hook-form',
  'react-i18next',
  'swr',
  containerRuntime.package,
];

/**
 * Checks that a build can run beside others on a page: no copies of shared packages, a container name that is unique
 * for the version, and limited size.
 * @param folder the folder of the build's files; it has no other build
 * @param provided the versions of the singletons that the shell has, by name
 * @returns one sentence per error
 */
export function findBuildErrors(
  folder: string,
  { name, version, provided }: { name: string; version: ModuleVersion; provided: ProvidedVersions },
): string[] {
  const errors: string[] = [];
  const entry = readFileSync(path.join(folder, version.entry), 'utf8');
  if (version.container !== formatContainerName(name, version.version))
    errors.push(`its container ${version.container} does not contain the version`);
  if (!entry.includes(`document.currentScript.${moduleChunks}`))
    errors.push(
      'it was built without webpack.isolation.ts, so two versions could not run in one page',
    );
  const stats = path.join(folder, version.version, 'mf-stats.json');
  errors.push(...findCopies(folder), ...findForeignSharing(stats, provided));
  const bytesOf = (files: readonly string[]) =>
    [...new Set(files)]
      .map((file) => gzipSync(readFileSync(path.join(folder, file))).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  const exposed = Object.keys(version.files).filter((file) => file.startsWith('__federation_'));
  const overhead = bytesOf([version.entry, ...exposed]);
  if (overhead > maxOverheadBytes)
    errors.push(
      `its entry and exposed module have ${overhead} bytes (gzip), at most ${maxOverheadBytes} are allowed`,
    );
  for (const { page } of version.pages) {
    const bytes = bytesOf([version.entry, ...(version.parts[page] ?? [])]);
    if (bytes > maxPageBytes)
      errors.push(
        `its page ${page} has ${bytes} bytes (gzip), at most ${maxPageBytes} are allowed`,
      );
  }
  return errors;
}

/** The versions of the packages that the shell provides: `react: 19.3.1`. */
export type ProvidedVersions = { readonly [name: string]: string };

/** Reads the bundled packages from the source maps. */
function findCopies(folder: string): string[] {
  const maps = readdirSync(folder).filter((file) => file.endsWith('.js.map'));
  if (maps.length === 0) return ['it has no source maps, so its packages cannot be checked'];
  const bundled = new Set(
    maps
      .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SourceMap)
      .flatMap(({ sources }) => sources)
      .flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
  );
  return sharedPackages
    .filter((name) => bundled.has(name))
    .map((name) => `it bundles a copy of ${name}, which the page already has`);
}

type SourceMap = { sources: string[] };

function findForeignSharing(file: string, provided: ProvidedVersions): string[] {
  if (!existsSync(file)) return ['it was built without federation'];
  const { shared } = JSON.parse(readFileSync(file, 'utf8')) as {
    shared: {
      name: string;
      requiredVersion?: string;
      assets: { js: { sync: string[]; async: string[] } };
    }[];
  };
  const isAllowed = (name: string) =>
    singletons.some((one) => one === name || (one.endsWith('/') && name.startsWith(one)));
  return shared.flatMap(({ name, requiredVersion, assets }) => [
    ...findOtherVersion(packageOf(name), requiredVersion, provided),
    ...(isAllowed(name) ? [] : [`it shares ${name}, which webpack.policy.ts does not list`]),
    ...([...assets.js.sync, ...assets.js.async].length === 0
      ? []
      : [`it bundles ${name}, which only the shell may provide`]),
  ]);
}

function packageOf(name: string): string {
  return name.split('/')[0] ?? name;
}

function findOtherVersion(
  name: string,
  range: string | undefined,
  { [name]: version }: ProvidedVersions,
): string[] {
  if (version === undefined || range === undefined || satisfies(version, range)) return [];
  return [
    `it was built with ${name} ${range}, and the shell has ${version}: pages could not load it`,
  ];
}

/**
 * Checks a version against the contract and against its files: range, reads, entry, parts and hashes.
 * @param read reads a file of the version's folder; undefined when it is missing
 * @returns one sentence per error
 */
export async function findVersionErrors(
  version: ModuleVersion,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<string[]> {
  const errors: string[] = [];
  if (!isContractMet(version.contract))
    errors.push(`it requires the contract ${version.contract}, the site has ${contractVersion}`);
  if (!version.files[version.entry]) errors.push(`its entry ${version.entry} has no hash`);
  for (const file of new Set(Object.values(version.parts).flat()))
    if (!version.files[file]) errors.push(`one of its parts uses ${file}, which has no hash`);
  const named = [
    ...version.pages.map(({ page }) => page),
    ...version.slots.map(({ part }) => part),
  ];
  for (const part of named)
    if (!version.parts[part]) errors.push(`module.json names "${part}", which was not built`);
  const actions: { readonly [name: string]: Action } = contract;
  for (const { page, reads = [] } of version.pages)
    for (const { action } of reads)
      if (actions[action]?.method !== 'GET')
        errors.push(`its page ${page} reads "${action}", which is no read of the contract`);
  for (const [file, hash] of Object.entries(version.files)) {
    const bytes = await read(file);
    if (!bytes) errors.push(`${file} is missing`);
    else if (hashBytes(bytes) !== hash) errors.push(`${file} is not the file that was released`);
  }
  return errors;
}
