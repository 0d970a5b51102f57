import { satisfies } from 'semver';
import { rolesOfAudience } from '@cert/shared/domain';
import { compareTypes, type TypeDifference } from './compareTypes.ts';
import {
  entryKinds,
  formatEntryName,
  type ContractReport,
  type DescribedContract,
  type EntryKind,
} from './contractReport.ts';
import { findBreakingSchemaChange } from './findBreakingSchemaChange.ts';

/** A difference between two contracts. */
export type ContractChange = TypeDifference & {
  entry: EntryKind;
  name: string;
  /**
   * Whether the page or the server provides the entry, so that a change affects modules that are already released. All
   * other entries (`ui`, `domain`, `i18n`, types of replies) are built into each module.
   */
  isProvided: boolean;
};

type ActionEntry = ContractReport['actions'][string];

/** Lists all differences between two contracts. */
export function compareContracts(
  root: string,
  { before, after }: { before: DescribedContract; after: DescribedContract },
): ContractChange[] {
  const { types, slots } = compareTypes(root, { before: before.types, after: after.types });
  const differences: Record<EntryKind, Map<string, TypeDifference>> = {
    types,
    slots,
    actions: compareEntries(before.report.actions, after.report.actions, compareActions),
    singletons: compareEntries(before.report.singletons, after.report.singletons, compareVersions),
  };
  return entryKinds.flatMap((entry) =>
    [...differences[entry]].map(([name, difference]) => ({
      ...difference,
      entry,
      name,
      isProvided: isProvidedToModules(entry, name),
    })),
  );
}

export function isProvidedToModules(entry: EntryKind, name: string): boolean {
  return entry !== 'types' || name.startsWith('platform.');
}

/** Describes a change in one line: `action info was removed`. */
export function describeChange({ entry, name, detail }: ContractChange): string {
  const isSentence = /^(is|was) /.test(detail);
  return `${formatEntryName(entry, name)}${isSentence ? ' ' : ': '}${detail}`;
}

function compareEntries<Entry extends object>(
  before: Record<string, Entry>,
  after: Record<string, Entry>,
  compare: (before: Entry, after: Entry) => TypeDifference | undefined,
): Map<string, TypeDifference> {
  const found = new Map<string, TypeDifference>();
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [older, newer] = [before[name], after[name]];
    if (!older) found.set(name, { kind: 'added', detail: 'is new' });
    else if (!newer) found.set(name, { kind: 'broken', detail: 'was removed' });
    else {
      const difference = compare(older, newer);
      if (difference) found.set(name, difference);
    }
  }
  return found;
}

function compareActions(before: ActionEntry, after: ActionEntry): TypeDifference | undefined {
  const isSame = (...keys: readonly (keyof ActionEntry)[]) =>
    keys.every((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]));
  if (isSame('method', 'may', 'input', 'reply')) {
    // Reports of versions before 2.11.0 contain no effects.
    if (before.effects === undefined || isSame('effects')) return undefined;
    return { kind: 'extended', detail: 'is declared with other effects' };
  }
  const detail =
    (before.method === after.method ? undefined : `it is a ${after.method} now`) ??
    findExcluded(before.may, after.may) ??
    findBreakingSchemaChange(before.input, after.input, 'input') ??
    findBreakingSchemaChange(before.reply, after.reply, 'reply');
  return detail === undefined
    ? { kind: 'extended', detail: 'was extended' }
    : { kind: 'broken', detail };
}

/** Finds out whether somebody may no longer call an action. */
function findExcluded(before: string, after: string): string | undefined {
  const callers = (audience: string): readonly string[] =>
    (rolesOfAudience as Record<string, readonly string[]>)[audience] ??
    (audience === 'anyone' ? ['anyone', 'signed-in'] : [audience]);
  const hasRole = before in rolesOfAudience;
  const isOpen = after === 'anyone' || (after === 'signed-in' && hasRole);
  const allowed = callers(after);
  return isOpen || callers(before).every((caller) => allowed.includes(caller))
    ? undefined
    : `callers: ${after} instead of ${before}.`;
}

/**
 * Compares the versions of a package that the shell provides. A module that was built for the previous version does not
 * run with another major version or an earlier version.
 */
function compareVersions(
  { version: before }: { version: string },
  { version: after }: { version: string },
): TypeDifference | undefined {
  if (before === after) return undefined;
  return {
    kind: satisfies(`${after}.0`, `^${before}.0`) ? 'extended' : 'broken',
    detail: `${after} instead of ${before}`,
  };
}
