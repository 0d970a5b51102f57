import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The entry of a package in package-lock.json. */
export type LockEntry = {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/**
 * package-lock.json. The keys of `packages` are paths from the root: `node_modules/pg` for a package, `server` for a
 * workspace, '' for the root.
 */
export type PackageLock = { name: string; version: string; packages: Record<string, LockEntry> };

export function readPackageLock(root: string): PackageLock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as PackageLock;
}

/** Lists the paths of the packages that npm has installed: `node_modules/pg`. */
export function readInstalledPackages(root: string): string[] {
  const file = join(root, 'node_modules', '.package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Pick<PackageLock, 'packages'>;
  return Object.keys(packages).filter((path) => path.includes('node_modules/'));
}

/** Lists the paths of the packages that run in production, also of those for a single platform. */
export function listProductionPackagePaths({ packages }: PackageLock): string[] {
  return Object.entries(packages)
    .filter(
      ([path, { link, dev, devOptional }]) => !isWorkspace(path) && !link && !dev && !devOptional,
    )
    .map(([path]) => path);
}

export function isWorkspace(path: string): boolean {
  return !path.includes('node_modules/');
}

/** The name of the package at a path of package-lock.json. */
export function packageNameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * Finds a dependency as Node does: in the nearest `node_modules` upward from the path of the package that needs it.
 * @returns the path of the dependency; undefined when it is not installed
 */
export function findDependencyPath(
  { packages }: PackageLock,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return path;
    if (folder === '') return undefined;
  }
}
