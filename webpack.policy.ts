import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages that exist once on a page: the shell provides them, modules never bundle a copy. With its own copy of React,
 * the router, i18next or SWR, a module would not share the shell's state: route, language and cached data.
 */
export const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-hook-form',
  'react-i18next',
  'react-router-dom',
  'styled-components',
  'swr',
  'swr/',
  '@cert/shared/platform',
];

/**
 * Singletons that the first page does not need. The shell provides each as a file of its own, which loads together with
 * the first part that uses it; all others are part of the shell's script (docs/decisions/0068).
 */
export const lazySingletons: readonly string[] = ['react-hook-form'];

/**
 * The package with which a module's container loads shared packages and exposes the module. The shell provides it by a
 * global function that returns what the package exports, anew for each container (`provideContainerRuntime.ts`).
 */
export const containerRuntime = {
  package: '@module-federation/webpack-bundler-runtime',
  global: 'certFederation',
} as const;

/**
 * Reads the version of a singleton that a part is compiled with: of the package in the nearest `node_modules`.
 * @param folder the part's folder
 * @returns undefined for the platform, whose versions are compared by the contract, and for a package that the part
 *   does not have
 */
export function readSingletonVersion(folder: string, singleton: string): string | undefined {
  const name = singleton.replace(/\/$/, '');
  if (name.startsWith('@cert/')) return undefined;
  for (let place = folder; ; place = path.dirname(place)) {
    const file = path.join(place, 'node_modules', name, 'package.json');
    if (existsSync(file))
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    if (place === path.dirname(place)) return undefined;
  }
}

/**
 * Reads the versions of the packages that the shell provides: `react: 19.3.1`.
 * @param root the folder with the sources, of which `shell` is a subfolder
 * @throws {Error} naming the first singleton that the shell lacks
 */
export function readProvidedVersions(root: string): { [name: string]: string } {
  const names = new Set(
    [...singletons, containerRuntime.package].map((name) => name.replace(/\/$/, '')),
  );
  return Object.fromEntries(
    [...names]
      .filter((name) => !name.startsWith('@cert/'))
      .map((name) => {
        const version = readSingletonVersion(path.join(root, 'shell'), name);
        if (version === undefined) throw new Error(`The shell does not have ${name}`);
        return [name, version];
      }),
  );
}

/** The versions with which a module runs: the major version that it was built with, and no earlier minor version. */
export function toRequiredRange(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

/** The name of a part: its folder's name without `-mfe`; a module has the same name in its `module.json`. */
export function toPartName(folder: string): string {
  return path.basename(folder).replace(/-mfe$/, '');
}

/** Global name of a federation container: a valid identifier, unique for each version. */
export function formatContainerName(name: string, version: string): string {
  return `cert_${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
