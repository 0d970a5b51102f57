/**
 * `npm run contract`: writes the report of what modules may use (`docs/contract/`), and raises the contract's minor
 * version if something was added. With `--check` it writes nothing, and fails when the report does not match the
 * sources. Both forms refuse a change that is not additive until the version is raised by hand. `--additive "why"` lets
 * a change pass that no module can notice although the compiler does not count it as additive; the changelog says why.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { contractVersion } from '@cert/shared/domain';
import { addToChangelog } from './contract/addToChangelog.ts';
import { contractReportFiles, contractVersionFile } from './contract/contractReport.ts';
import { describeContract } from './contract/describeContract.ts';
import { planContractReport, readAdditiveJudgements } from './contract/planContractReport.ts';
import { readCommittedContract } from './contract/readCommittedContract.ts';

const root = path.dirname(import.meta.dirname);
const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, additive: { type: 'string' } },
});

try {
  const after = await describeContract(root, contractVersion);
  const changelog = read(contractReportFiles.changelog) ?? '';
  const { additive: judgement } = options;
  const plan = planContractReport(root, {
    before: readCommittedContract(root),
    after,
    findJudgement: judgement ? () => judgement : readAdditiveJudgements(changelog),
  });
  if (plan.refusal) throw new Error(plan.refusal);
  const { version } = plan.report;
  const files = {
    [contractReportFiles.types]: after.types,
    [contractReportFiles.report]: await format(JSON.stringify(plan.report), {
      parser: 'json',
      printWidth: 100,
    }),
    [contractReportFiles.changelog]: addToChangelog(changelog, plan),
    [contractVersionFile]: (read(contractVersionFile) ?? '').replace(
      `'${contractVersion}'`,
      `'${version}'`,
    ),
  };
  const stale = Object.entries(files).filter(([file, content]) => read(file) !== content);
  if (options.check && stale.length > 0)
    throw new Error(
      `The report of the contract is not that of the sources (${stale.map(([file]) => file).join(', ')}): ` +
        'run `npm run contract` and commit the result.',
    );
  for (const [file, content] of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  const { types, actions, slots } = plan.report;
  const [typeCount, actionCount, slotCount] = [types, actions, slots].map(
    (entries) => Object.keys(entries).length,
  );
  if (!typeCount || !actionCount || !slotCount)
    throw new Error('The report is empty, so nothing was checked.');
  console.log(
    `contract ${version}: ${typeCount} types, ${actionCount} actions, ${slotCount} slots; ` +
      (stale.length > 0 ? `wrote ${stale.map(([file]) => file).join(', ')}` : 'unchanged'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
