import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ModuleVersion } from '@cert/shared/contract';
import { containerName, singletons } from '../../webpack.policy.ts';

/** What a module costs a page before any of its own pages: its entry and what it exposes (issue 9, "Speed"). */
export const maxOverheadBytes = 12_000;
/** One page of a module with everything that it loads at once, gzip: the report with its charts is the largest. */
export const maxPageBytes = 300_000;

/** These exist once on a page, through the platform or the shell: a copy in a module is the classic federation bug. */
const sharedPackages = [
  'react',
  'react-dom',
  'styled-components',
  'react-router',
  'react-router-dom',
  'i18next',
  'react-i18next',
  'swr',
];

/**
 * What would go wrong with a build beside others on a page: a copy of what is shared, a container that a second
 * version would clash with, too many bytes.
 * @returns one sentence per error
 */
export function findBuildErrors(
  folder: string,
  { name, version }: { name: string; version: ModuleVersion },
): string[] {
  const errors: string[] = [];
  const entry = readFileSync(path.join(folder, version.entry), 'utf8');
  if (version.container !== containerName(name, version.version))
    errors.push(`its container ${version.container} does not name the version`);
  if (!entry.includes(`webpackChunk${version.container}`))
    errors.push('its uniqueName does not name the version: two versions could not meet in a page');
  errors.push(...findCopies(folder), ...findForeignSharing(folder));
  const bytesOf = (files: readonly string[]) =>
    [...new Set(files)]
      .map((file) => gzipSync(readFileSync(path.join(folder, file))).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  const exposed = Object.keys(version.files).filter((file) => file.startsWith('__federation_'));
  const overhead = bytesOf([version.entry, ...exposed]);
  if (overhead > maxOverheadBytes)
    errors.push(`it costs ${overhead} bytes before its first page, at most ${maxOverheadBytes}`);
  for (const { page } of version.pages) {
    const bytes = bytesOf([version.entry, ...(version.parts[page] ?? [])]);
    if (bytes > maxPageBytes)
      errors.push(`its page ${page} has ${bytes} bytes, at most ${maxPageBytes}`);
  }
  return errors;
}

/** By the source maps: whatever was bundled stands in them. */
function findCopies(folder: string): string[] {
  const maps = readdirSync(folder).filter((file) => file.endsWith('.js.map'));
  if (maps.length === 0) return ['it has no source maps, so nobody can tell what is in it'];
  const bundled = new Set(
    maps
      .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SourceMap)
      .flatMap(({ sources }) => sources)
      .flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
  );
  return sharedPackages
    .filter((name) => bundled.has(name))
    .map((name) => `it brings a copy of ${name}, which the page has already`);
}

type SourceMap = { sources: string[] };

function findForeignSharing(folder: string): string[] {
  const file = path.join(folder, 'mf-stats.json');
  if (!existsSync(file)) return ['it was built without federation'];
  const { shared } = JSON.parse(readFileSync(file, 'utf8')) as {
    shared: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
  };
  const isAllowed = (name: string) =>
    singletons.some((one) => one === name || (one.endsWith('/') && name.startsWith(one)));
  return shared.flatMap(({ name, assets }) => [
    ...(isAllowed(name) ? [] : [`it shares ${name}, which the sharing policy does not name`]),
    ...([...assets.js.sync, ...assets.js.async].length === 0
      ? []
      : [`it brings ${name} along, which only the shell does`]),
  ]);
}
