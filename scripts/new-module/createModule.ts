import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moduleManifest } from '@cert/shared/contract';
import { createModuleFiles } from './createModuleFiles.ts';

/**
 * Creates a new module and adds it to package-lock.json and tsconfig.json. The shell does not have to be changed: it
 * finds the module in the registry after a release.
 * @returns the module's folder, relative to the root
 * @throws {Error} when the name is invalid or the module already exists
 */
export function createModule(root: string, name: string): string {
  if (!moduleManifest.shape.name.safeParse(name).success)
    throw new Error(`"${name}" is not a valid module name: use small letters, digits and hyphens`);
  const folder = `${name}-mfe`;
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} already exists`);
  const write = (file: string, content: string) => {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  };
  const files = createModuleFiles(name);
  for (const [file, content] of Object.entries(files)) write(path.join(folder, file), content);

  const compiler = readJson<{ references: { path: string }[] }>(root, 'tsconfig.json');
  compiler.references.push({ path: folder });
  write('tsconfig.json', `${JSON.stringify(compiler, null, 2)}\n`);

  // Write the same entries as `npm install` would, but without network access.
  const lock = readJson<{ packages: Record<string, unknown> }>(root, 'package-lock.json');
  const { version, license, dependencies } = JSON.parse(files['package.json'] ?? '') as {
    [key: string]: unknown;
  };
  lock.packages[`node_modules/${folder}`] = { resolved: folder, link: true };
  lock.packages[folder] = { version, license, dependencies };
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byKey));
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  return folder;
}

function readJson<Value>(root: string, file: string): Value {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Value;
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
