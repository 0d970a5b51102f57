import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductionPackage } from './listProductionPackages.ts';

type LockEntry = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

type Lock = { name: string; version: string; packages: Record<string, LockEntry> };

/**
 * The bill of materials of what runs in production, server and browsers, as CycloneDX 1.6 in JSON: every package of
 * package-lock.json that is not for development, with its digest, its licence and what it depends on. Bindings for
 * one kind of machine are in it as optional. The same lock always gives the same text, so it has neither a serial
 * number nor a time. Node, PostgreSQL and nginx come from elsewhere and are not in it.
 * @param root the folder of package-lock.json
 * @param listed where a licence stands that the lock does not name
 */
export function formatSbom(root: string, listed: readonly ProductionPackage[]): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const own = lock.packages[''] ?? {};
  const places = Object.keys(lock.packages).filter(
    (place) => place.includes('node_modules/') && runs(lock.packages[place]),
  );
  const entries = places.map((place) => ({ place, ref: refOf(lock, place) }));
  const licences = new Map(
    listed.map(({ name, version, licence }) => [`${name}@${version}`, licence]),
  );

  const components = entries.map(({ place, ref }) => {
    const { version, integrity, optional, license } = lock.packages[place] ?? {};
    const name = nameAt(place);
    const licence = licences.get(`${name}@${version}`) ?? license ?? '';
    const [group, last] = name.startsWith('@') ? name.split('/') : [undefined, name];
    return {
      type: 'library',
      'bom-ref': ref,
      ...(group && { group }),
      name: last,
      version,
      scope: optional ? 'optional' : 'required',
      ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
      ...(licence && { licenses: [{ expression: licence }] }),
      purl: ref,
    };
  });
  const dependencies = entries.map(({ place, ref }) => ({
    ref,
    dependsOn: dependsOn(lock, place),
  }));
  const rootRef = `pkg:npm/${lock.name}@${lock.version}`;
  const workspaces = Object.keys(lock.packages).filter((place) => !place.includes('node_modules/'));
  const direct = workspaces.flatMap((place) => dependsOn(lock, place));

  return `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': rootRef,
          name: lock.name,
          version: lock.version,
          licenses: [{ expression: own.license }],
          purl: rootRef,
        },
      },
      components: inOrder(components, (component) => component['bom-ref']),
      dependencies: [
        { ref: rootRef, dependsOn: unique(direct) },
        ...inOrder(dependencies, ({ ref }) => ref),
      ],
    },
    null,
    1,
  )}\n`;
}

function runs(entry: LockEntry | undefined): boolean {
  return entry !== undefined && !entry.link && !entry.dev && !entry.devOptional;
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** A package URL: `pkg:npm/%40scope/name@1.0.0`. */
function refOf(lock: Lock, place: string): string {
  return `pkg:npm/${nameAt(place).replace('@', '%40')}@${lock.packages[place]?.version}`;
}

/** Those in production that a package gets when it asks for its dependencies: the nearest `node_modules` upward. */
function dependsOn(lock: Lock, place: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = lock.packages[place] ?? {};
  const names = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies });
  return unique(
    names
      .map((name) => findPlace(lock, place, name))
      .filter((found) => found !== undefined && runs(lock.packages[found]))
      .map((found) => refOf(lock, String(found))),
  );
}

function findPlace(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(lock.packages, place)) return place;
    if (folder === '') return undefined;
  }
}

/** `sha512-…` in base64, as hexadecimal. */
function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-', 2);
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

/** One of each, by code points, so that every machine sorts alike. */
function inOrder<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return [...byKey.keys()].toSorted().map((key) => byKey.get(key) as Item);
}

function unique(refs: readonly string[]): string[] {
  return [...new Set(refs)].toSorted();
}
