import { contract, type Action, type ModuleVersion } from '@cert/shared/contract';
import { contractVersion, isContractMet } from '@cert/shared/domain';
import { hashOf } from '../hashFiles.ts';

/**
 * Checks a version against the contract and against its files: range, reads, entry, parts and hashes.
 * @param read reads a file of the version's folder; undefined when it is missing
 * @returns one sentence per error
 */
export async function findVersionErrors(
  version: ModuleVersion,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<string[]> {
  const errors: string[] = [];
  if (!isContractMet(version.contract))
    errors.push(`it requires the contract ${version.contract}, the site has ${contractVersion}`);
  if (!version.files[version.entry]) errors.push(`its entry ${version.entry} has no hash`);
  for (const file of new Set(Object.values(version.parts).flat()))
    if (!version.files[file]) errors.push(`one of its parts uses ${file}, which has no hash`);
  const named = [
    ...version.pages.map(({ page }) => page),
    ...version.slots.map(({ part }) => part),
  ];
  for (const part of named)
    if (!version.parts[part]) errors.push(`module.json names "${part}", which was not built`);
  const actions: { readonly [name: string]: Action } = contract;
  for (const { page, reads = [] } of version.pages)
    for (const { action } of reads)
      if (actions[action]?.method !== 'GET')
        errors.push(`its page ${page} reads "${action}", which is no read of the contract`);
  for (const [file, hash] of Object.entries(version.files)) {
    const bytes = await read(file);
    if (!bytes) errors.push(`${file} is missing`);
    else if (hashOf(bytes) !== hash) errors.push(`${file} is not the file that was released`);
  }
  return errors;
}
