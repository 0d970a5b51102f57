import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@cert/shared/contract';
import { openTestSite, type TestSite } from '../../server/src/testing/openTestSite.ts';
import { listCandidateVersions } from '../../shared/src/platform/modules/createVersionSelection.ts';
import { changeRegistry } from './changeRegistry.ts';
import { modulesCommands } from './commands.ts';
import { releaseCanary, releaseVersion } from './moduleChanges.ts';
import { openFolderStore } from './openFolderStore.ts';
import type { RegistryStore } from './registryStore.ts';
import { aReportVersion } from './testing/aReportVersion.ts';

const accounts = Array.from({ length: 1_000 }, (_, index) => index + 1);
const now = () => new Date('2026-11-20T08:00:00.000Z');

let folder: string;
let store: RegistryStore;
let site: TestSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cert-canary-'));
  store = openFolderStore(folder);
  site = await openTestSite({ siteFolder: folder });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const release = (version: string, canary?: { percent: number; accounts: number[] }) =>
  changeRegistry(store, {
    change: `release ${version}`,
    now,
    apply: ([module]) => {
      const what = { name: 'report', version: aReportVersion(version) };
      return [canary ? releaseCanary(module, { ...what, canary }) : releaseVersion(module, what)];
    },
  });

/** The accounts that get this version, according to the registry that the server sends to all of them. */
async function accountsOf(version: string): Promise<Set<number>> {
  const { body } = await site.app.inject({ url: '/modules.json' });
  const [report] = registry.parse(JSON.parse(body)).modules;
  return new Set(
    accounts.filter((account) => listCandidateVersions(report!, account)[0]?.version === version),
  );
}

it('a canary reaches its percentage of accounts, always the same ones; a higher percentage includes them', async () => {
  await release('1.0.0');
  await release('1.0.1', { percent: 0, accounts: [7] });
  expect([...(await accountsOf('1.0.1'))]).toEqual([7]);

  await release('1.0.1', { percent: 10, accounts: [] });
  const tenth = await accountsOf('1.0.1');
  expect(tenth.size).toBeGreaterThan(70);
  expect(tenth.size).toBeLessThan(130);
  expect(await accountsOf('1.0.1')).toEqual(tenth);
  // All other accounts keep the stable version.
  expect((await accountsOf('1.0.0')).size).toBe(accounts.length - tenth.size);

  await release('1.0.1', { percent: 25, accounts: [] });
  const quarter = await accountsOf('1.0.1');
  expect([...tenth].filter((account) => !quarter.has(account))).toEqual([]);
  await release('1.0.1', { percent: 100, accounts: [] });
  expect((await accountsOf('1.0.1')).size).toBe(accounts.length);

  await modulesCommands['rollback']!.run(['report'], { store, now });
  expect((await accountsOf('1.0.0')).size).toBe(accounts.length);
});
