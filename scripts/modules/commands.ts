import type { ModuleVersion } from '@cert/shared/contract';
import { changeModule } from './changeModule.ts';
import type { ModulesCommand, ModulesCommandContext } from './command.ts';
import { describeTemporaryFile, listAbandonedTemporaryFiles } from './registryStore.ts';
import { findVersionErrors } from './findBuildErrors.ts';
import { createVersionFileReader } from './createVersionFileReader.ts';
import {
  makeVersionStable,
  promoteCanary,
  releaseCanary,
  releaseVersion,
  rollBack,
  setCanaryShare,
  switchOff,
} from './moduleChanges.ts';
import { parsePercent } from './options.ts';
import { describeUnusedFiles, listUnusedFiles, retentionDays } from './listUnusedFiles.ts';
import { readOnlyCommands } from './readOnlyCommands.ts';
import { readBuildInfo } from './buildInfo.ts';
import { removeModule } from './removeModule.ts';
import { removeUnusedFiles } from './removeUnusedFiles.ts';

/**
 * The commands of `npm run modules`. They read and change the registry. `use`, `canary` and `verify` also read the
 * files of versions, and `clean` removes them.
 */
export const modulesCommands: { readonly [name: string]: ModulesCommand } = {
  ...readOnlyCommands,
  use: {
    usage: 'use <module> <version>',
    description:
      'makes an earlier release the stable version; switches the module on again, brings back a removed one',
    run: async ([name = '', wanted = ''], context) => {
      const version = await readReleased(context, name, wanted);
      return changeModule(context, {
        name,
        change: `use ${name} ${wanted}`,
        apply: (module) => makeVersionStable(module, version),
        // `use` brings back a module that was removed.
        create: () => releaseVersion(undefined, { name, version }),
      });
    },
  },
  rollback: {
    usage: 'rollback <module>',
    description: 'withdraws the canary, or goes back to the version before',
    run: ([name = ''], context) =>
      changeModule(context, { name, change: `roll back ${name}`, apply: rollBack }),
  },
  canary: {
    usage: 'canary <module> <percent> [version]',
    description:
      'widens or narrows the canary; with a version, gives them this earlier release first',
    run: async ([name = '', share = '', wanted], context) => {
      const percent = parsePercent(share);
      const version = wanted ? await readReleased(context, name, wanted) : undefined;
      return changeModule(context, {
        name,
        change: `canary of ${name}${wanted ? ` ${wanted}` : ''} to ${percent} %`,
        apply: (module) =>
          version
            ? releaseCanary(module, { name, version, canary: { percent, accounts: [] } })
            : setCanaryShare(module, percent),
      });
    },
  },
  promote: {
    usage: 'promote <module>',
    description: 'makes the canary the stable version',
    run: ([name = ''], context) =>
      changeModule(context, { name, change: `promote ${name}`, apply: promoteCanary }),
  },
  off: {
    usage: 'off <module>',
    description: 'removes the module’s pages and slots from the site',
    run: ([name = ''], context) =>
      changeModule(context, { name, change: `switch ${name} off`, apply: switchOff }),
  },
  remove: {
    usage: 'remove <module>',
    description:
      'takes the module out of the registry; its files stay until `clean`, and `use` brings it back',
    run: ([name = ''], context) => removeModule(context, name),
  },
  clean: {
    usage: 'clean',
    description: `lists versions that were not in use for ${retentionDays} days, and drafts that interrupted commands left; removes them with --yes`,
    run: async (_, context) => {
      const { store, now, isSure } = context;
      const unused = await listUnusedFiles(context);
      const drafts = listAbandonedTemporaryFiles(await store.listDrafts(), now());
      const lines = [...describeUnusedFiles(unused), ...drafts.map(describeTemporaryFile)];
      if (lines.length === 0)
        return [
          `Nothing to remove: every version was written or in use in the last ${retentionDays} days.`,
        ];
      if (!isSure) return [...lines, 'To remove them: npm run modules -- clean --yes'];
      if (unused.files.length > 0) await removeUnusedFiles(context, unused);
      for (const { file } of drafts) await store.removeFile(file);
      return [...lines, 'Removed.'];
    },
  },
};

/**
 * Reads a released version and checks its files.
 * @throws {Error} when the version was never released, or its files are missing or changed
 */
async function readReleased(
  { store }: ModulesCommandContext,
  name: string,
  wanted: string,
): Promise<ModuleVersion> {
  const built = await readBuildInfo(store, { name, version: wanted });
  if (!built) throw new Error(`${name} ${wanted} was never released to ${store.location}`);
  const read = createVersionFileReader(store, built.version.base);
  const errors = await findVersionErrors(built.version, read);
  if (errors.length > 0) throw new Error(`${name} ${wanted}: ${errors.join('; ')}`);
  return built.version;
}
