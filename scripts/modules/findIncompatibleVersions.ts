import type { RegistryModule } from '@cert/shared/contract';
import { isContractMet } from '@cert/shared/domain';
import type { ContractReport } from '../contract/contractReport.ts';
import { findContractEntry } from '../contract/listContractUses.ts';
import { readBuildInfo } from './buildInfo.ts';
import type { RegistryStore } from './registryStore.ts';

/**
 * Finds the released versions that would not work with a contract, by what each declared to use when it was built.
 * Pages skip a fallback version whose range does not include the contract, so only stable and canary versions
 * must have a fitting range.
 * @param report the contract of the shell that is to be released
 * @returns `errors`: one sentence per version, with what is missing; `notes`: what could not be checked, or is skipped
 */
export async function findIncompatibleVersions(
  store: RegistryStore,
  { modules, report }: { modules: readonly RegistryModule[]; report: ContractReport },
): Promise<{ errors: string[]; notes: string[]; checked: number }> {
  const errors: string[] = [];
  const notes: string[] = [];
  let checked = 0;
  for (const { name, channels, versions, isOff } of modules)
    for (const { version, contract } of isOff ? [] : versions) {
      const what = `${name} ${version}`;
      const isServed = version === channels.stable || version === channels.canary?.version;
      if (!isContractMet(contract, report.version)) {
        const sentence = `${what} needs the contract ${contract}, and this one is ${report.version}`;
        if (isServed) errors.push(`${sentence}: release the module again first`);
        else notes.push(`${sentence}: pages do not fall back to it`);
        continue;
      }
      const uses = (await readBuildInfo(store, { name, version }))?.uses;
      if (!uses) notes.push(`${what} does not say what it uses, because it was built earlier`);
      const missing = uses?.filter((use) => !findContractEntry(use, report)) ?? [];
      if (missing.length > 0)
        errors.push(
          `${what} uses what the contract ${report.version} does not have: ${missing.join(', ')}`,
        );
      checked += 1;
    }
  return { errors, notes, checked };
}
