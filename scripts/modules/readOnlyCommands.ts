import type { RegistryModule } from '@cert/shared/contract';
import { contractReportFiles } from '../contract/contractReport.ts';
import { readContract } from '../contract/readCommittedContract.ts';
import { assertUniquePaths } from './changeRegistry.ts';
import type { ModulesCommand } from './command.ts';
import { describeModule } from './moduleChanges.ts';
import {
  describeChange,
  type RegistryState,
  describeTemporaryFile,
  listAbandonedTemporaryFiles,
  type RegistryStore,
} from './registryStore.ts';
import { findIncompatibleVersions } from './findIncompatibleVersions.ts';
import { findVersionErrors } from './findBuildErrors.ts';
import { createVersionFileReader } from './createVersionFileReader.ts';

/** Maximum number of states that `history` lists. */
const maxHistoryLines = 20;

/** The commands that change nothing. */
export const readOnlyCommands: { readonly [name: string]: ModulesCommand } = {
  list: {
    usage: 'list',
    description: 'lists the modules and who gets which version; as JSON with --json',
    run: async (_, { store, isJson }) => {
      const state = await store.readRegistry();
      if (isJson) return [asJson(listing(state, store.location))];
      if (!state) return [`There are no modules in ${store.location} yet.`];
      return [
        ...state.modules.map(describeModule),
        `Revision ${state.revision} of ${state.changedAt}: ${describeChange(state)}.`,
        'Module failures that pages reported: npm run office -- module failures',
      ];
    },
  },
  history: {
    usage: 'history',
    description: `lists the last ${maxHistoryLines} changes with who made them, the newest first; as JSON with --json`,
    run: async (_, { store, isJson }) => {
      const states: RegistryState[] = [];
      for await (const state of store.readHistory()) {
        states.push(state);
        if (states.length === maxHistoryLines) break;
      }
      if (isJson)
        return [
          asJson(
            states.map(({ revision, changedAt, change, by }) => ({
              revision,
              changedAt,
              change,
              by,
            })),
          ),
        ];
      return states.map(
        (state) => `${state.revision}  ${state.changedAt}  ${describeChange(state)}`,
      );
    },
  },
  verify: {
    usage: 'verify',
    description:
      'compares every file of every version with its hash; with --against <folder>, instead what every version uses with the contract of these sources',
    run: async (_, { store, now, against }) => {
      const registry = await store.readRegistry();
      if (!registry) throw new Error(`there is no registry in ${store.location}`);
      if (against !== undefined)
        return verifyAgainst(against, { store, modules: registry.modules });
      assertUniquePaths(registry.modules);
      const lines: string[] = [];
      const errors: string[] = [];
      for (const { name, versions } of registry.modules)
        for (const version of versions) {
          const found = await findVersionErrors(
            version,
            createVersionFileReader(store, version.base),
          );
          errors.push(...found.map((error) => `${name} ${version.version}: ${error}`));
          const count = Object.keys(version.files).length;
          lines.push(`${name} ${version.version}: ${count} files`);
        }
      if (errors.length > 0) throw new Error(errors.join('\n'));
      const drafts = listAbandonedTemporaryFiles(await store.listDrafts(), now()).map(
        (draft) => `${describeTemporaryFile(draft)}; to remove it: npm run modules -- clean --yes`,
      );
      return [...lines, ...drafts, 'All files are unchanged.'];
    },
  },
};

async function verifyAgainst(
  folder: string,
  { store, modules }: { store: RegistryStore; modules: readonly RegistryModule[] },
): Promise<string[]> {
  const report = readContract(folder)?.report;
  if (!report)
    throw new Error(`${folder} has no report of a contract (${contractReportFiles.report})`);
  const { errors, notes, checked } = await findIncompatibleVersions(store, { modules, report });
  if (errors.length > 0) throw new Error([...errors, ...notes].join('\n'));
  return [...notes, `${checked} versions work with the contract ${report.version}.`];
}

/** The output of `list --json`. Programs may rely on these fields. */
function listing(state: RegistryState | undefined, location: string): object {
  if (!state) return { location, revision: 0, modules: [] };
  const { revision, changedAt, change, by, modules, released } = state;
  return {
    location,
    revision,
    changedAt,
    change,
    by,
    modules: modules.map(({ name, channels, lastGood, isOff = false, versions }) => ({
      name,
      ...channels,
      lastGood,
      isOff,
      /** False if all its versions come from builds. */
      isReleased: released.includes(name),
      contract: versions.find(({ version }) => version === channels.stable)?.contract,
    })),
  };
}

function asJson(value: object): string {
  return JSON.stringify(value, null, 2);
}
