import type { ModuleVersion } from '@cert/shared/contract';
import { contractVersion } from '@cert/shared/domain';
import { buildInfoFile } from '../buildInfo.ts';
import { hashBytes } from '../../hashFiles.ts';
import type { RegistryStore } from '../registryStore.ts';

export const entryText = 'the entry';

/** A version of the module "report" with one page. */
export function aReportVersion(version: string, given: Partial<ModuleVersion> = {}): ModuleVersion {
  const hash = hashBytes(Buffer.from(entryText));
  return {
    version,
    contract: `^${contractVersion}`,
    base: `/modules/report/${version}/`,
    container: `cert_report_${version.replace(/\W/g, '_')}`,
    entry: 'entry.js',
    files: { 'entry.js': hash },
    parts: { ReportPage: ['entry.js'] },
    pages: [{ path: 'report', page: 'ReportPage', frame: 'bare', for: 'certifier' }],
    slots: [],
    ...given,
  };
}

/** Writes the files of a version as a release does. */
export async function writeVersionFiles(
  store: RegistryStore,
  version: ModuleVersion,
): Promise<void> {
  const folder = version.base.slice(1);
  await store.writeFile(folder + version.entry, Buffer.from(entryText));
  const built = JSON.stringify({ name: 'report', ...version });
  await store.writeFile(folder + buildInfoFile, Buffer.from(built));
}
