import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleManifest, type Registry } from '@cert/shared/contract';
import { toSingleVersionModule } from '@cert/shared/platform';

const root = join(__dirname, '..', '..', '..', '..');

/** The registry of the whole site, from the modules' `module.json`. */
export const siteRegistry: Pick<Registry, 'modules'> = {
  modules: globSync('*-mfe/module.json', { cwd: root }).map((file) =>
    toSingleVersionModule(moduleManifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8')))),
  ),
};
