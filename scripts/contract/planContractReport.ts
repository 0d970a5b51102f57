import { gte, inc } from 'semver';
import { compareContracts, describeChange, type ContractChange } from './compareContracts.ts';
import { entryKinds, type ContractReport, type DescribedContract } from './contractReport.ts';

/** Why somebody judged that a change breaks no module; undefined if nobody did. */
export type AdditiveJudgementFinder = (change: ContractChange) => string | undefined;

/** The words in the changelog between a change and the reason why it breaks no module. */
export const additiveJudgementMark = ' Judged additive: ';

/** Reads from the changelog which changes somebody judged to break no module. */
export function readAdditiveJudgements(changelog: string): AdditiveJudgementFinder {
  const lines = changelog.split('\n');
  return (change) => {
    const start = `- ${describeChange(change)}${additiveJudgementMark}`;
    return lines.find((line) => line.startsWith(start))?.slice(start.length);
  };
}

/** The report that is to be committed next, and the version that it needs. */
export type ContractReportPlan = {
  /** The report of the sources. Each entry has the version that added it and the version that last changed it. */
  report: ContractReport;
  changes: ContractChange[];
  /** The lowest version of the contract that these changes may have. */
  needed: string;
  /** Why the version must be raised by hand; undefined if it need not be. */
  refusal: string | undefined;
};

/**
 * Compares the sources with the committed report.
 * - A change that is not additive needs a new version that somebody decides on: the next major one if the page or the
 *   server provides what has changed, the next minor one if it is built into each module.
 * - An addition to what the page or the server provides gets the next minor version.
 *
 * @param before the committed contract; undefined if there is none yet
 * @param findJudgement finds why somebody judged a change additive although the compiler does not
 */
export function planContractReport(
  root: string,
  {
    before,
    after,
    findJudgement = () => undefined,
  }: {
    before: DescribedContract | undefined;
    after: DescribedContract;
    findJudgement?: AdditiveJudgementFinder;
  },
): ContractReportPlan {
  const { version } = after.report;
  if (!before) return { report: after.report, changes: [], needed: version, refusal: undefined };
  const changes = compareContracts(root, { before, after }).map((change): ContractChange => {
    const why = change.kind === 'broken' ? findJudgement(change) : undefined;
    if (why === undefined) return change;
    return {
      ...change,
      kind: 'extended',
      detail: `${change.detail}${additiveJudgementMark}${why}`,
    };
  });
  const broken = changes.filter(({ kind }) => kind === 'broken');
  const isMajor = broken.some(({ isProvided }) => isProvided);
  const isMinor = broken.length > 0 || changes.some(({ isProvided }) => isProvided);
  const earlier = before.report.version;
  const part = isMajor ? 'major' : isMinor ? 'minor' : undefined;
  const needed = (part && inc(earlier, part)) ?? earlier;
  const isRaised = gte(version, needed);
  const final = isRaised ? version : needed;
  return {
    report: withHistory(after.report, { before: before.report, changes, version: final }),
    changes,
    needed,
    refusal: isRaised || broken.length === 0 ? undefined : refusalOf(broken, { version, needed }),
  };
}

function withHistory(
  report: ContractReport,
  {
    before,
    changes,
    version,
  }: { before: ContractReport; changes: readonly ContractChange[]; version: string },
): ContractReport {
  const dated = entryKinds.map((kind) => {
    const changed = new Set(changes.filter(({ entry }) => entry === kind).map(({ name }) => name));
    const entries = Object.entries<object>(report[kind]).map(([name, entry]) => {
      const { since = version, changed: earlier } = before[kind][name] ?? {};
      const last = since !== version && changed.has(name) ? version : earlier;
      return [name, { ...entry, since, ...(last !== undefined && { changed: last }) }];
    });
    return [kind, Object.fromEntries(entries)];
  });
  return { version, ...(Object.fromEntries(dated) as Omit<ContractReport, 'version'>) };
}

function refusalOf(
  broken: readonly ContractChange[],
  { version, needed }: { version: string; needed: string },
): string {
  const isMajor = broken.some(({ isProvided }) => isProvided);
  return [
    `Modules that use the contract ${version} may not work with these changes:`,
    ...broken.map((change) => `  ${describeChange(change)}`),
    `Keep what modules use, or raise contractVersion (shared/src/domain/contractRange.ts) to ${needed}` +
      (isMajor
        ? ', and release all modules again before the shell.'
        : '. Released modules contain the earlier code and keep working.'),
    'Then write the report: npm run contract',
    'If no module can notice the changes: npm run contract -- --additive "why", which the changelog then tells.',
  ].join('\n');
}
