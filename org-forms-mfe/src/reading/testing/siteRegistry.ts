import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFile, type Registry } from '@cert/shared/contract';
import { aRegistryEntry } from '@cert/shared/testing';

const root = join(__dirname, '..', '..', '..', '..');

/** The registry of the whole site, as its modules declare themselves. */
export const siteRegistry: Registry = {
  modules: globSync('*-mfe/module.json', { cwd: root }).map((file) =>
    aRegistryEntry(moduleFile.parse(JSON.parse(readFileSync(join(root, file), 'utf8')))),
  ),
};
