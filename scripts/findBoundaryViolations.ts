import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listFiles } from './listFiles.ts';
import { readInstalledPackages } from './packageLock.ts';
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
  from: FilePatterns;
  to: FilePatterns;
};

type FilePatterns = { path?: string | string[]; pathNot?: string | string[] };

export type BoundaryViolation = { rule: string; from: string; to: string; reason: string };

/**
 * Checks the imports of all workspaces, of `scripts/`, and of `bench/` when its packages are installed, against the
 * rules of dependency-cruiser.
 * @param root the folder with the workspaces
 * @param config path of the rules file
 * @param folders checks only these workspaces and what they import; unmatched patterns are then not reported
 * @returns every violation, how many files of this repository were checked, and the patterns that match none of them
 * @throws {Error} when dependency-cruiser could not run
 */
export async function findBoundaryViolations(
  root: string,
  config: string,
  folders: readonly string[] = [],
): Promise<{ seen: number; violations: BoundaryViolation[]; unmatched: string[] }> {
  const { workspaces } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const bench = existsSync(resolve(root, 'bench', 'node_modules')) ? ['bench'] : [];
  const wanted = folders.length > 0 ? folders : [...workspaces, 'scripts', ...bench];
  const { output } = await runTool({
    program: 'depcruise',
    args: ['--config', config, '--output-type', 'json', ...wanted],
    cwd: root,
    output: 'keep',
  });
  if (!output.startsWith('{')) throw new Error(`dependency-cruiser wrote no report:\n${output}`);
  const { modules, summary } = JSON.parse(output) as Report;
  const reasons = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
  return {
    seen: modules.filter(isOwnFile).length,
    unmatched:
      folders.length > 0
        ? []
        : findUnmatchedPatterns(summary.ruleSetUsed.forbidden, {
            files: modules.filter(isOwnFile).map(({ source }) => source),
            excepted: listFiles(root),
            packages: readInstalledPackages(root).map((path) => `${path}/`),
          }),
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
 * - In `from` and in exceptions (`pathNot`), each alternative of a group must match a file.
 * - In `to`, a pattern about our folders (it begins with `^`) must match a file as a whole. Its alternatives need not
 *   match, because a forbidden file need not exist.
 * - Each alternative of a pattern about packages must match an installed package.
 *
 * @param excepted the files that exceptions can name: also those of benchmarks, which `files` may lack
 * @param packages the installed packages, as folders: `node_modules/zod/`
 */
export function findUnmatchedPatterns(
  rules: readonly Rule[],
  {
    files,
    excepted,
    packages,
  }: { files: readonly string[]; excepted: readonly string[]; packages: readonly string[] },
): string[] {
  return rules.flatMap(({ name, from, to }) => {
    const forbidden = patternsOf(to.path).filter((pattern) => pattern.startsWith('^'));
    const aboutPackages = patternsOf(to.path).filter((pattern) => pattern.includes('node_modules'));
    const exceptions = [from.pathNot, to.pathNot].flatMap(patternsOf).flatMap(expandAlternatives);
    return [
      ...patternsOf(from.path).flatMap(expandAlternatives).filter(matchesNone(files)),
      ...exceptions.filter(matchesNone([...excepted, ...packages])),
      ...forbidden.filter(matchesNone(files)),
      ...aboutPackages.flatMap(expandAlternatives).filter(matchesNone([...files, ...packages])),
    ].map((pattern) => `${name}: ${pattern}`);
  });
}

function patternsOf(patterns: string | readonly string[] = []): string[] {
  return [patterns].flat();
}

function matchesNone(texts: readonly string[]): (pattern: string) => boolean {
  return (pattern) => {
    // `$1` stands for what a group of `from` has matched.
    const expression = new RegExp(pattern.replaceAll(/\$\d/g, '[^/]+'));
    return !texts.some((text) => expression.test(text));
  };
}

/**
 * Returns one copy of the pattern for each alternative of each innermost group: `^a/(b|c)/` becomes `^a/(b)/` and
 * `^a/(c)/`.
 */
export function expandAlternatives(pattern: string): string[] {
  const groups = [...pattern.matchAll(/\(([^()]+)\)/g)];
  if (groups.length === 0) return [pattern];
  return groups.flatMap(([group, inner = '']) =>
    inner.split('|').map((one) => pattern.replace(group, () => `(${one})`)),
  );
}
