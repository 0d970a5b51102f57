import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export type ProductionPackage = {
  name: string;
  version: string;
  /** SPDX expression; empty when the package names none. */
  licence: string;
  /** The first copyright line of its licence file, else its author; empty when it names nobody. */
  copyright: string;
};

type LockEntry = {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};

/**
 * The packages that run in production, by package-lock.json, sorted by name and version. Bindings for one kind of
 * machine are left out: they are part of the package that asks for them, and which are installed differs.
 * @param root the folder of package-lock.json and node_modules
 */
export function listProductionPackages(root: string): ProductionPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const found = Object.entries(lock.packages)
    .filter(([place, entry]) => place.includes('node_modules/') && runsEverywhere(entry))
    .map(([place, { version = '', license }]) => {
      const folder = join(root, place);
      return {
        name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version,
        licence: spelledOut(license ?? readLicence(folder), folder),
        copyright: readCopyright(folder),
      };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
  return found.filter(
    ({ name, version }, index) =>
      name !== found[index - 1]?.name || version !== found[index - 1]?.version,
  );
}

function runsEverywhere({ link, dev, devOptional, optional, os, cpu }: LockEntry): boolean {
  return !link && !dev && !devOptional && !optional && !os && !cpu;
}

function readLicence(folder: string): string {
  return readPackage(folder).license ?? '';
}

/** What a package says in a file of its own, where that names the licence by its full name. */
function spelledOut(licence: string, folder: string): string {
  const file = /^SEE LICENSE IN (.+)$/.exec(licence)?.[1];
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return /GNU General Public License Version 2 or later/i.test(text) ? 'GPL-2.0-or-later' : licence;
}

function readCopyright(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const lines = file ? readFileSync(join(folder, file), 'utf8').split('\n') : [];
  // With a year or a sign: "copyright notice" is also a phrase of the licences' texts.
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

/** By code points, so that every machine sorts alike. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
