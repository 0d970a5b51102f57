import path from 'node:path';
import ts from 'typescript';
import {
  extractCode,
  readSlots,
  readSymbols,
  removeSlots,
  type PublicSymbol,
} from './readSymbols.ts';

/** What has changed about a name: `broken` if code that uses it may no longer compile or run. */
export type TypeDifference = { kind: 'added' | 'extended' | 'broken'; detail: string };

/**
 * Compares two lists of exported types by the rules of the compiler.
 * - A function or constant is extended if it still has its earlier type, and broken if not.
 * - A type is broken if neither its new form is assignable to the old one nor the old form to the new one. A type that
 *   is assignable in one direction only counts as extended: whether this breaks code depends on the functions that use
 *   it, and these are compared, too.
 * - A new slot breaks no type that lists the slots.
 *
 * @param before content of an `.api.md` file, as `after`
 * @returns the differences by name: `platform.useRead` for a type, `sidebar.client` for a slot
 */
export function compareTypes(
  root: string,
  { before, after }: { before: string; after: string },
): { types: Map<string, TypeDifference>; slots: Map<string, TypeDifference> } {
  const older = new Map(readSymbols(before).map((one) => [one.id, one]));
  const newer = new Map(readSymbols(after).map((one) => [one.id, one]));
  const types = listAddedAndRemoved(older, newer);
  const olderSlots = new Map(readSlots(before).map((one) => [one.name, one]));
  const newerSlots = new Map(readSlots(after).map((one) => [one.name, one]));
  const slots = listAddedAndRemoved(olderSlots, newerSlots);

  const changed = [...newer.values()].filter(
    ({ id, fingerprint }) => older.has(id) && older.get(id)?.fingerprint !== fingerprint,
  );
  const changedSlots = [...newerSlots.values()].filter(
    ({ name, fingerprint }) =>
      olderSlots.has(name) && olderSlots.get(name)?.fingerprint !== fingerprint,
  );
  const checks = [
    ...changed.flatMap((symbol) => listChecks(symbol, older.get(symbol.id) ?? symbol)),
    ...changedSlots.flatMap(({ name }) => {
      const props = `platform.FillerPropsBySlot['${name}']`;
      return bothWays(`slot ${name}`, [`before.${props}`, `after.${props}`]);
    }),
  ];
  const newSlots = [...newerSlots.keys()].filter((name) => !olderSlots.has(name));
  const comparable = removeSlots(after, newSlots);
  const errors =
    checks.length > 0 ? compile(root, { before, after: comparable, checks }) : new Map();
  const judge = (name: string): TypeDifference => {
    const detail = listBreaks(
      checks.filter(({ of }) => of === name),
      errors,
    );
    return detail === undefined
      ? { kind: 'extended', detail: 'was extended' }
      : { kind: 'broken', detail };
  };
  for (const { id } of changed) types.set(id, judge(id));
  for (const { name } of changedSlots) slots.set(name, judge(`slot ${name}`));
  return { types, slots };
}

function listAddedAndRemoved(
  older: ReadonlyMap<string, unknown>,
  newer: ReadonlyMap<string, unknown>,
): Map<string, TypeDifference> {
  const found = new Map<string, TypeDifference>();
  for (const id of newer.keys())
    if (!older.has(id)) found.set(id, { kind: 'added', detail: 'is new' });
  for (const id of older.keys())
    if (!newer.has(id)) found.set(id, { kind: 'broken', detail: 'was removed' });
  return found;
}

/** One line of code that compiles if the types fit. At least one check of each `group` must compile. */
type Check = { of: string; group: string; code: string };

function listChecks(after: PublicSymbol, before: PublicSymbol): Check[] {
  const { id } = after;
  const checks: Check[] = [];
  const missing = (['isType', 'isValue'] as const).find((kind) => before[kind] && !after[kind]);
  if (missing || before.typeParameters !== after.typeParameters)
    return [
      { of: id, group: 'kind', code: `'' satisfies never; // It is declared in another way.` },
    ];
  if (before.isValue)
    checks.push({
      of: id,
      group: 'value',
      code: assignment(`typeof after.${id}`, `typeof before.${id}`),
    });
  if (before.isType) {
    const parameters = Array.from({ length: before.typeParameters }, () => 'any').join(', ');
    const type = parameters === '' ? id : `${id}<${parameters}>`;
    checks.push(
      { of: id, group: 'type', code: assignment(`after.${type}`, `before.${type}`) },
      { of: id, group: 'type', code: assignment(`before.${type}`, `after.${type}`) },
    );
  }
  return checks;
}

/** One module gives the props of a slot and another reads them, so they must be assignable in both directions. */
function bothWays(of: string, [one, other]: [string, string]): Check[] {
  return [
    { of, group: 'filled', code: assignment(other, one) },
    { of, group: 'offered', code: assignment(one, other) },
  ];
}

function assignment(from: string, to: string): string {
  return `((given: ${from}): ${to} => given);`;
}

function listBreaks(
  checks: readonly Check[],
  errors: ReadonlyMap<Check, string>,
): string | undefined {
  for (const group of new Set(checks.map((check) => check.group))) {
    const failures = checks
      .filter((check) => check.group === group)
      .map((check) => errors.get(check));
    if (failures.every((failure) => failure !== undefined)) return failures[0];
  }
  return undefined;
}

function compile(
  root: string,
  { before, after, checks }: { before: string; after: string; checks: readonly Check[] },
): Map<Check, string> {
  // The files exist in memory only, in a folder from which imports of packages can be resolved.
  const place = (name: string) => path.join(root, 'shared', name);
  const head = [
    `import type * as before from './contract-before.d.ts';`,
    `import type * as after from './contract-after.d.ts';`,
  ];
  const files = new Map([
    [place('contract-before.d.ts'), moduleOf(before)],
    [place('contract-after.d.ts'), moduleOf(after)],
    [place('contract-checks.ts'), [...head, ...checks.map(({ code }) => code)].join('\n')],
  ]);
  const base = path.join(root, 'tsconfig.base.json');
  const { options } = ts.parseJsonConfigFileContent(
    {
      extends: base,
      files: [],
      compilerOptions: { types: [], composite: false, incremental: false },
    },
    ts.sys,
    root,
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  const program = ts.createProgram([place('contract-checks.ts')], options, host);
  const file = program.getSourceFile(place('contract-checks.ts'));
  const errors = new Map<Check, string>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(file)) {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    const check = checks[line - head.length];
    if (!check) throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    errors.set(check, innermost(messageText));
  }
  return errors;
}

/** The code of a report as a module that exports its namespaces. */
function moduleOf(types: string): string {
  const code = extractCode(types);
  const namespaces = [...code.matchAll(/^declare namespace (\w+)/gm)].map(([, name]) => name);
  return `${code}\nexport { ${namespaces.join(', ')} };\n`;
}

/** The last line of a message of the compiler says most: `Property 'id' is missing in type …`. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  let one = message;
  while (typeof one !== 'string' && one.next?.[0]) one = one.next[0];
  return typeof one === 'string' ? one : one.messageText;
}
