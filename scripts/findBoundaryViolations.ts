import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runTool } from './runTool.ts';

/** The fields of dependency-cruiser's JSON report that are used here. */
type Report = {
  modules: { source: string; coreModule?: boolean; couldNotResolve?: boolean }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string }; comment?: string }[];
    ruleSetUsed: { forbidden: (Rule & { comment: string })[] };
  };
};

/** The parts of a rule that name files. */
type Rule = {
  name: string;
  from: { path?: string | string[] };
  to: { path?: string | string[] };
};

export type Violation = { rule: string; from: string; to: string; reason: string };

/**
 * Checks the imports of all workspaces, of `scripts/`, and of `bench/` when its packages are installed, against the
 * rules of dependency-cruiser.
 * @param root the folder with the workspaces
 * @param config path of the rules file
 * @returns every violation, how many files of this repository were checked, and the patterns that match none of them
 * @throws {Error} when dependency-cruiser could not run
 */
export async function findBoundaryViolations(
  root: string,
  config: string,
): Promise<{ seen: number; violations: Violation[]; rotten: string[] }> {
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
    rotten: findRottenPatterns(
      summary.ruleSetUsed.forbidden,
      modules.filter(isOwnFile).map(({ source }) => source),
    ),
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

/**
 * Finds the patterns of rules that match no file, for example of a folder that was renamed: such a rule checks nothing.
 * In `from`, each alternative of a group must match; in `to`, only the whole pattern must, and only if it is about our
 * folders (it begins with `^`), because what is forbidden need not exist.
 */
export function findRottenPatterns(rules: readonly Rule[], files: readonly string[]): string[] {
  const isRotten = (pattern: string) => !files.some((file) => new RegExp(pattern).test(file));
  return rules.flatMap(({ name, from, to }) => {
    const forbidden = [to.path ?? []].flat().filter((pattern) => pattern.startsWith('^'));
    const patterns = [...[from.path ?? []].flat().flatMap(alternatives), ...forbidden];
    return patterns.filter(isRotten).map((pattern) => `${name}: ${pattern}`);
  });
}

/** The pattern once for each alternative of each of its innermost groups. */
function alternatives(pattern: string): string[] {
  const groups = [...pattern.matchAll(/\(([^()]+)\)/g)];
  if (groups.length === 0) return [pattern];
  return groups.flatMap(([group, inner = '']) =>
    inner.split('|').map((one) => pattern.replace(group, () => `(${one})`)),
  );
}
