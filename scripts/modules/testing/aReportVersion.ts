import type { ModuleVersion } from '@cert/shared/contract';
import { contractVersion } from '@cert/shared/domain';
import { listBuildFiles, toBuildInfoPath, type BuildInfo } from '../buildInfo.ts';
import { hashBytes } from '../../hashFiles.ts';
import type { RegistryStore } from '../registryStore.ts';

const fileText = 'a script';

/** A version of the module "report" with one page, whose file is the same in each version. */
export function aReportVersion(version: string, given: Partial<ModuleVersion> = {}): ModuleVersion {
  const hash = hashBytes(Buffer.from(fileText));
  const entry = `entry.${version}.js`;
  return {
    version,
    contract: `^${contractVersion}`,
    base: '/modules/report/',
    container: `cert_report_${version.replace(/\W/g, '_')}`,
    entry,
    files: { [entry]: hash, 'page.js': hash },
    parts: { ReportPage: ['page.js'] },
    pages: [{ path: 'report', page: 'ReportPage', frame: 'bare', for: 'certifier' }],
    slots: [],
    ...given,
  };
}

/** Writes the files of a version as a release does. */
export async function writeVersionFiles(
  store: RegistryStore,
  version: ModuleVersion,
  { assets, except = [] }: { assets?: string[]; except?: string[] } = {},
): Promise<void> {
  const name = 'report';
  const built: BuildInfo = { name, version, assets };
  const description = toBuildInfoPath({ name, version: version.version });
  for (const file of listBuildFiles(built))
    if (!except.some((one) => file.endsWith(`/${one}`)))
      await store.writeFile(
        file,
        Buffer.from(file === description ? JSON.stringify({ name, ...version, assets }) : fileText),
      );
}
