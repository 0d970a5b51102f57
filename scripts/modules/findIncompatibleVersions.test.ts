import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryModule } from '@cert/shared/contract';
import { toBuildInfoPath } from './buildInfo.ts';
import type { ContractReport } from '../contract/contractReport.ts';
import { findIncompatibleVersions } from './findIncompatibleVersions.ts';
import { openFolderStore } from './openFolderStore.ts';
import { aReportVersion } from './testing/aReportVersion.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cert-modules-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const report: ContractReport = {
  version: '2.4.0',
  singletons: {},
  slots: {},
  types: { 'platform.useRead': { since: '2.0.0' } },
  actions: { info: { since: '2.0.0', method: 'GET', may: 'team', input: {}, reply: {} } },
};

/** Checks a module whose stable version is 1.0.1, with 1.0.0 as fallback, against the contract `report`. */
async function find(given: {
  uses?: string[];
  contract?: string;
  fallbackContract?: string;
  isOff?: boolean;
}) {
  const store = openFolderStore(folder);
  const { uses, contract = '^2.0.0', fallbackContract = '^2.0.0', isOff } = given;
  const versions = [
    aReportVersion('1.0.1', { contract }),
    aReportVersion('1.0.0', { contract: fallbackContract }),
  ];
  for (const version of versions)
    await store.writeFile(
      toBuildInfoPath({ name: 'report', version: version.version }),
      Buffer.from(JSON.stringify({ name: 'report', ...version, uses: uses ?? [] })),
    );
  const module: RegistryModule = {
    name: 'report',
    channels: { stable: '1.0.1' },
    lastGood: ['1.0.0'],
    versions,
    ...(isOff && { isOff }),
  };
  return findIncompatibleVersions(store, { modules: [module], report });
}

describe('the check of released modules before a shell is released', () => {
  it('finds no error if all modules use only what the contract has', async () => {
    const found = await find({ uses: ['type platform.useRead', 'action info'] });
    expect(found).toEqual({ errors: [], notes: [], checked: 2 });
  });

  it('names each version that uses what the contract lacks, and what is missing', async () => {
    const { errors } = await find({ uses: ['action info', 'action desk', 'slot side.bar'] });
    expect(errors).toEqual([
      'report 1.0.1 uses what the contract 2.4.0 does not have: action desk, slot side.bar',
      'report 1.0.0 uses what the contract 2.4.0 does not have: action desk, slot side.bar',
    ]);
  });

  it('refuses a stable version for another major version of the contract', async () => {
    const { errors } = await find({ contract: '^1.4.0' });
    expect(errors).toEqual([
      'report 1.0.1 needs the contract ^1.4.0, and this one is 2.4.0: release the module again first',
    ]);
  });

  it('only notes a fallback version for another major version, because pages skip it', async () => {
    const { errors, notes } = await find({ fallbackContract: '^1.4.0' });
    expect([errors.length, notes.length]).toEqual([0, 1]);
  });

  it('skips a module that is switched off', async () => {
    expect(await find({ uses: ['action desk'], isOff: true })).toMatchObject({ checked: 0 });
  });
});
