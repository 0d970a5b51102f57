import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import parseLicence from 'spdx-expression-parse';
import type { ProductionPackage } from './listProductionPackages.ts';
import {
  findDependencyPath,
  isWorkspace,
  listProductionPackagePaths,
  packageNameOf,
  readPackageLock,
  type LockEntry,
} from './packageLock.ts';

/**
 * The software bill of materials for production (server and browsers) as CycloneDX 1.6 JSON: every package of
 * package-lock.json that is not a development dependency, with digest, licence and dependencies. Native packages for a
 * single platform are listed as optional. The same lock file always gives the same text, so the document has no serial
 * number and no timestamp. Node, PostgreSQL and nginx are not listed: they are not npm packages.
 * @param root the folder of package-lock.json
 * @param listed packages whose licences replace those of the lock file, in which some are missing
 */
export function formatSbom(root: string, listed: readonly ProductionPackage[]): string {
  const lock = readPackageLock(root);
  const licences = new Map(listed.map((each) => [`${each.name}@${each.version}`, each.licence]));
  // A package that is installed at several paths is one component.
  const components = new Map<string, Models.Component>();
  const componentAt = new Map<string, Models.Component>();
  for (const path of listProductionPackagePaths(lock)) {
    const name = packageNameOf(path);
    const entry = lock.packages[path] ?? {};
    const key = `${name}@${entry.version}`;
    const component =
      components.get(key) ??
      createComponent(name, { ...entry, license: licences.get(key) ?? entry.license });
    components.set(key, component);
    componentAt.set(path, component);
  }

  const ref = `pkg:npm/${lock.name}@${lock.version}`;
  const platform = new Models.Component(Enums.ComponentType.Application, lock.name, {
    version: lock.version,
    bomRef: ref,
    purl: ref,
    licenses: createLicences(lock.packages['']?.license),
  });
  for (const [path, entry] of Object.entries(lock.packages)) {
    const owner = isWorkspace(path) ? platform : componentAt.get(path);
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    for (const name of Object.keys({
      ...peerDependencies,
      ...optionalDependencies,
      ...dependencies,
    })) {
      const needed = componentAt.get(findDependencyPath(lock, path, name) ?? '');
      if (needed) owner?.dependencies.add(needed.bomRef);
    }
  }

  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: platform }),
    components: new Models.ComponentRepository(components.values()),
  });
  const normalizers = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  // The order of the lock file is kept: `sortLists` would sort by the locale of the machine.
  return `${new Serialize.JsonSerializer(normalizers).serialize(bom, { space: 1 })}\n`;
}

function createComponent(fullName: string, entry: LockEntry): Models.Component {
  const [group, name = fullName] = fullName.startsWith('@') ? fullName.split('/') : [];
  const ref = `pkg:npm/${fullName.replace('@', '%40')}@${entry.version}`;
  const hashes = entry.integrity?.split(' ') ?? [];
  return new Models.Component(Enums.ComponentType.Library, name, {
    group,
    version: entry.version,
    bomRef: ref,
    purl: ref,
    scope: entry.optional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
    hashes: new Models.HashDictionary(
      hashes.map((hash) => Contrib.FromNodePackageJson.Utils.parsePackageIntegrity(hash)),
    ),
    licenses: createLicences(entry.license),
  });
}

function createLicences(licence: string | undefined): Models.LicenseRepository {
  const factory = new Contrib.License.Factories.LicenseFactory(parseLicence);
  return new Models.LicenseRepository(licence ? [factory.makeFromString(licence)] : []);
}
