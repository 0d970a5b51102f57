import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runTool } from './runTool.ts';

/** The fields of dependency-cruiser's JSON report that are used here. */
type Report = {
  modules: { source: string; coreModule?: boolean; couldNotResolve?: boolean }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string }; comment?: string }[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
  };
};

export type Violation = { rule: string; from: string; to: string; reason: string };

/**
 * Checks the imports of all workspaces, of `scripts/`, and of `bench/` when its packages are installed, against the
 * rules of dependency-cruiser.
 * @param root the folder with the workspaces
 * @param config path of the rules file
 * @returns every violation, and how many files of this repository were checked
 * @throws {Error} when dependency-cruiser could not run
 */
export async function findBoundaryViolations(
  root: string,
  config: string,
): Promise<{ seen: number; violations: Violation[] }> {
  const { workspaces } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const bench = existsSync(resolve(root, 'bench', 'node_modules')) ? ['bench'] : [];
  const { output } = await runTool({
    program: 'depcruise',
    args: ['--config', config, '--output-type', 'json', ...workspaces, 'scripts', ...bench],
    cwd: root,
    output: 'keep',
  });
  if (!output.startsWith('{')) throw new Error(`dependency-cruiser wrote no report:\n${output}`);
  const { modules, summary } = JSON.parse(output) as Report;
  const reasons = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
  return {
    seen: modules.filter(isOwnFile).length,
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      reason: reasons.get(rule.name) ?? '',
    })),
  };
}

function isOwnFile({ source, coreModule, couldNotResolve }: Report['modules'][number]): boolean {
  return !coreModule && !couldNotResolve && !source.includes('node_modules/');
}
