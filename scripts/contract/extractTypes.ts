import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { runTool } from '../runTool.ts';
import { extractCode } from './readSymbols.ts';
import { sortTypeMembers } from './sortTypeMembers.ts';

/**
 * The entry points of `@cert/shared` that a module's code uses. `testing` and `standalone` are left out: released
 * modules do not contain them.
 */
export const entryPoints = ['contract', 'domain', 'i18n', 'platform', 'ui'] as const;

/**
 * Lists all types that `@cert/shared` exports, with API Extractor: one text for all entry points, in which each is a
 * namespace. It reads the declarations that `tsc` writes, because it does not read TypeScript sources.
 * @returns the content of an `.api.md` file
 * @throws {Error} with the output of the compiler or of API Extractor
 */
export async function extractTypes(root: string): Promise<string> {
  const compiled = await runTool({
    program: 'tsc',
    args: ['-b', 'shared'],
    cwd: root,
    output: 'keep',
  });
  if (compiled.code !== 0) throw new Error(compiled.output);
  const declarations = path.join(root, '.cache', 'types', 'shared', 'shared');
  const entry = path.join(declarations, 'contract.d.ts');
  writeFileSync(
    entry,
    entryPoints.map((name) => `export * as ${name} from './src/${name}/index.ts';\n`).join(''),
  );
  const reportFolder = path.join(root, '.cache', 'contract');
  mkdirSync(reportFolder, { recursive: true });
  const hidden = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: path.join(root, 'shared'),
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: {
          extends: path.join(root, 'tsconfig.base.json'),
          compilerOptions: { types: [] },
          files: [entry],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder,
        reportTempFolder: path.join(reportFolder, 'new'),
        reportFileName: 'types.api.md',
        // Also list types that are not exported themselves, because they may be part of an exported type.
        includeForgottenExports: true,
      },
      newlineKind: 'lf',
      messages: {
        // Hide messages about missing release tags: this repository's docstrings do not use them.
        extractorMessageReporting: hidden,
        tsdocMessageReporting: hidden,
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(root, 'shared', 'package.json'),
  });
  const errors: string[] = [];
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
      message.handled = true;
    },
  });
  if (!succeeded) throw new Error(['API Extractor failed:', ...errors].join('\n'));
  const text = readFileSync(path.join(reportFolder, 'new', 'types.api.md'), 'utf8');
  const code = extractCode(text);
  return text.replace(code, () => sortTypeMembers(code));
}
