import type { ModuleVersion } from '@cert/shared/contract';
import { changeModule } from './changeModule.ts';
import type { Command, Desk } from './command.ts';
import { describeModule } from './describeModule.ts';
import { findVersionFaults } from './findVersionFaults.ts';
import { promote, rollBack, switchOff, useVersion } from './moduleChanges.ts';
import { describeFolder, keptDays, listUnused } from './listUnused.ts';
import { readBuilt } from './readBuilt.ts';
import { refuseClaimedTwice } from './refuseClaimedTwice.ts';
import { removeUnused } from './removeUnused.ts';

/** So many states of the history are told. */
const mostStates = 20;

/** `npm run modules -- …`: which versions a site shows. All but `verify` and `clean` read or change the registry only. */
export const commands: { readonly [name: string]: Command } = {
  list: {
    usage: 'list',
    does: 'lists the modules and who gets which version',
    run: async (_, { store }) => {
      const registry = await store.readRegistry();
      if (!registry) return [`There is no module in ${store.place} yet.`];
      return [
        ...registry.modules.map(describeModule),
        `Revision ${registry.revision} of ${registry.changedAt}: ${registry.change}.`,
        'What pages could not show: npm run office -- module failures',
      ];
    },
  },
  history: {
    usage: 'history',
    does: `lists the last ${mostStates} changes, the newest first`,
    run: async (_, { store }) => {
      const lines: string[] = [];
      for await (const { revision, changedAt, change } of store.readHistory()) {
        lines.push(`${revision}  ${changedAt}  ${change}`);
        if (lines.length === mostStates) break;
      }
      return lines;
    },
  },
  use: {
    usage: 'use <module> <version>',
    does: 'gives everybody a version that was released before; switches a module on again',
    run: async ([name = '', wanted = ''], desk) => {
      const version = await readReleased(desk, name, wanted);
      return changeModule(desk, {
        name,
        change: `use ${name} ${wanted}`,
        apply: (module) => useVersion(module, version),
      });
    },
  },
  rollback: {
    usage: 'rollback <module>',
    does: 'takes the canary back, or goes to the version before',
    run: ([name = ''], desk) =>
      changeModule(desk, { name, change: `roll back ${name}`, apply: rollBack }),
  },
  promote: {
    usage: 'promote <module>',
    does: 'gives the canary to everybody',
    run: ([name = ''], desk) =>
      changeModule(desk, { name, change: `promote ${name}`, apply: promote }),
  },
  off: {
    usage: 'off <module>',
    does: 'takes the module’s pages and slots away',
    run: ([name = ''], desk) =>
      changeModule(desk, { name, change: `switch ${name} off`, apply: switchOff }),
  },
  clean: {
    usage: 'clean [--yes]',
    does: `lists versions that nobody has got for ${keptDays} days; removes their files with --yes`,
    run: async ([sure], desk) => {
      const folders = await listUnused(desk);
      const lines = folders.map(describeFolder);
      if (folders.length === 0)
        return [
          `Nothing to remove: every version is of the last ${keptDays} days or was in use since.`,
        ];
      if (sure !== '--yes') return [...lines, 'npm run modules -- clean --yes removes them.'];
      await removeUnused(desk, folders);
      return [...lines, 'They are removed.'];
    },
  },
  verify: {
    usage: 'verify',
    does: 'holds every file of every version against its hash',
    run: async (_, { store }) => {
      const registry = await store.readRegistry();
      if (!registry) throw new Error(`there is no module in ${store.place}`);
      refuseClaimedTwice(registry.modules);
      const lines: string[] = [];
      const faults: string[] = [];
      for (const { name, versions } of registry.modules)
        for (const version of versions) {
          const found = await findVersionFaults(version, inFolder(store, version.base));
          faults.push(...found.map((fault) => `${name} ${version.version}: ${fault}`));
          const count = Object.keys(version.files).length;
          lines.push(`${name} ${version.version}: ${count} files`);
        }
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return [...lines, 'All are as they were released.'];
    },
  },
};

/** @throws Error unless the version lies whole in its place */
async function readReleased({ store }: Desk, name: string, wanted: string): Promise<ModuleVersion> {
  const base = `/modules/${name}/${wanted}/`;
  const built = await readBuilt(inFolder(store, base));
  if (!built) throw new Error(`${name} ${wanted} was never released to ${store.place}`);
  const faults = await findVersionFaults(built.version, inFolder(store, base));
  if (faults.length > 0) throw new Error(`${name} ${wanted}: ${faults.join('; ')}`);
  return built.version;
}

function inFolder(store: Desk['store'], base: string) {
  return (file: string) => store.readFile(base.slice(1) + file);
}
