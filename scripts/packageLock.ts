import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What package-lock.json says of a package. */
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

/** package-lock.json. The keys are places: `node_modules/pg` for a package, `server` for a workspace, '' for the root. */
export type PackageLock = { name: string; version: string; packages: Record<string, LockEntry> };

export function readPackageLock(root: string): PackageLock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as PackageLock;
}

/** Lists the places of the packages that run in production, also of those for a single platform. */
export function listProductionPlaces({ packages }: PackageLock): string[] {
  return Object.entries(packages)
    .filter(
      ([place, { link, dev, devOptional }]) => !isWorkspace(place) && !link && !dev && !devOptional,
    )
    .map(([place]) => place);
}

export function isWorkspace(place: string): boolean {
  return !place.includes('node_modules/');
}

/** The name of the package in a place. */
export function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Finds a dependency as Node does: in the nearest `node_modules` upward from a place. */
export function findPlace(
  { packages }: PackageLock,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, place)) return place;
    if (folder === '') return undefined;
  }
}
