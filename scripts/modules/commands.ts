import type { ModuleVersion } from '@cert/shared/contract';
import { changeModule } from './changeModule.ts';
import type { Command, CommandContext } from './command.ts';
import { describeModule } from './describeModule.ts';
import { findVersionErrors } from './findVersionErrors.ts';
import { promote, rollBack, switchOff, makeVersionStable } from './moduleChanges.ts';
import { describeFolder, retentionDays, listUnusedVersions } from './listUnusedVersions.ts';
import type { RegistryStore } from './registryStore.ts';
import { readBuildInfo } from './readBuildInfo.ts';
import { assertUniquePaths } from './assertUniquePaths.ts';
import { removeUnusedVersions } from './removeUnusedVersions.ts';

/** How many states `history` lists. */
const maxHistoryLines = 20;

/** The commands of `npm run modules`. Except `verify` and `clean` they read and change the registry only. */
export const commands: { readonly [name: string]: Command } = {
  list: {
    usage: 'list',
    description: 'lists the modules and who gets which version',
    run: async (_, { store }) => {
      const registry = await store.readRegistry();
      if (!registry) return [`There are no modules in ${store.location} yet.`];
      return [
        ...registry.modules.map(describeModule),
        `Revision ${registry.revision} of ${registry.changedAt}: ${registry.change}.`,
        'Module failures that pages reported: npm run office -- module failures',
      ];
    },
  },
  history: {
    usage: 'history',
    description: `lists the last ${maxHistoryLines} changes, the newest first`,
    run: async (_, { store }) => {
      const lines: string[] = [];
      for await (const { revision, changedAt, change } of store.readHistory()) {
        lines.push(`${revision}  ${changedAt}  ${change}`);
        if (lines.length === maxHistoryLines) break;
      }
      return lines;
    },
  },
  use: {
    usage: 'use <module> <version>',
    description: 'makes an earlier release the stable version; switches the module on again',
    run: async ([name = '', wanted = ''], context) => {
      const version = await readReleased(context, name, wanted);
      return changeModule(context, {
        name,
        change: `use ${name} ${wanted}`,
        apply: (module) => makeVersionStable(module, version),
      });
    },
  },
  rollback: {
    usage: 'rollback <module>',
    description: 'withdraws the canary, or goes back to the version before',
    run: ([name = ''], context) =>
      changeModule(context, { name, change: `roll back ${name}`, apply: rollBack }),
  },
  promote: {
    usage: 'promote <module>',
    description: 'makes the canary the stable version',
    run: ([name = ''], context) =>
      changeModule(context, { name, change: `promote ${name}`, apply: promote }),
  },
  off: {
    usage: 'off <module>',
    description: 'removes the module’s pages and slots from the site',
    run: ([name = ''], context) =>
      changeModule(context, { name, change: `switch ${name} off`, apply: switchOff }),
  },
  clean: {
    usage: 'clean',
    description: `lists versions that were not in use for ${retentionDays} days; removes their files with --yes`,
    run: async (_, context) => {
      const folders = await listUnusedVersions(context);
      const lines = folders.map(describeFolder);
      if (folders.length === 0)
        return [
          `Nothing to remove: every version was written or in use in the last ${retentionDays} days.`,
        ];
      if (!context.isSure) return [...lines, 'To remove them: npm run modules -- clean --yes'];
      await removeUnusedVersions(context, folders);
      return [...lines, 'Removed.'];
    },
  },
  verify: {
    usage: 'verify',
    description: 'compares every file of every version with its hash',
    run: async (_, { store }) => {
      const registry = await store.readRegistry();
      if (!registry) throw new Error(`there is no registry in ${store.location}`);
      assertUniquePaths(registry.modules);
      const lines: string[] = [];
      const errors: string[] = [];
      for (const { name, versions } of registry.modules)
        for (const version of versions) {
          const found = await findVersionErrors(version, inFolder(store, version.base));
          errors.push(...found.map((error) => `${name} ${version.version}: ${error}`));
          const count = Object.keys(version.files).length;
          lines.push(`${name} ${version.version}: ${count} files`);
        }
      if (errors.length > 0) throw new Error(errors.join('\n'));
      return [...lines, 'All files are unchanged.'];
    },
  },
};

/** @throws {Error} when the version was never released, or its files are missing or changed */
async function readReleased(
  { store }: CommandContext,
  name: string,
  wanted: string,
): Promise<ModuleVersion> {
  const base = `/modules/${name}/${wanted}/`;
  const built = await readBuildInfo(inFolder(store, base));
  if (!built) throw new Error(`${name} ${wanted} was never released to ${store.location}`);
  const errors = await findVersionErrors(built.version, inFolder(store, base));
  if (errors.length > 0) throw new Error(`${name} ${wanted}: ${errors.join('; ')}`);
  return built.version;
}

function inFolder(store: RegistryStore, base: string) {
  return (file: string) => store.readFile(base.slice(1) + file);
}
