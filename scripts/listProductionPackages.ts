import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listProductionPackagePaths, packageNameOf, readPackageLock } from './packageLock.ts';

export type ProductionPackage = {
  name: string;
  version: string;
  /** SPDX expression; empty when the package has none. */
  licence: string;
  /** The first copyright line of the licence file, else the author; empty when there is neither. */
  copyright: string;
};

/**
 * The packages of package-lock.json that run in production, sorted by name and version. Native packages for a single
 * platform are left out: they belong to the package that depends on them, and npm installs different ones on each
 * platform, so the list would depend on the machine.
 * @param root the folder of package-lock.json and node_modules
 */
export function listProductionPackages(root: string): ProductionPackage[] {
  const lock = readPackageLock(root);
  const found = listProductionPackagePaths(lock)
    .map((place) => ({ place, entry: lock.packages[place] ?? {} }))
    .filter(({ entry: { optional, os, cpu } }) => !optional && !os && !cpu)
    .map(({ place, entry: { version = '', license } }) => {
      const folder = join(root, place);
      return {
        name: packageNameOf(place),
        version,
        licence: resolveLicence(license ?? readLicence(folder), folder),
        copyright: readCopyright(folder),
      };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
  return found.filter(
    ({ name, version }, index) =>
      name !== found[index - 1]?.name || version !== found[index - 1]?.version,
  );
}

function readLicence(folder: string): string {
  return readPackage(folder).license ?? '';
}

/** Replaces `SEE LICENSE IN <file>` by an SPDX expression when the file names the GPL. */
function resolveLicence(licence: string, folder: string): string {
  const file = /^SEE LICENSE IN (.+)$/.exec(licence)?.[1];
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return /GNU General Public License Version 2 or later/i.test(text) ? 'GPL-2.0-or-later' : licence;
}

function readCopyright(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const lines = file ? readFileSync(join(folder, file), 'utf8').split('\n') : [];
  // Require a year or a copyright sign, because licence texts also contain phrases like "copyright notice".
  const line = lines.find((text) => /^\W*(copyright.*(\d{4}|\(c\)|©)|(\(c\)|©) *\d)/i.test(text));
  if (line) return line.replace(/^[\s*#/]+/, '').trim();
  const { author } = readPackage(folder);
  return (typeof author === 'string' ? author : author?.name) ?? '';
}

function readPackage(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    license?: string;
    author?: string | { name?: string };
  };
}

/** Compares by code points, so that the order does not depend on the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
