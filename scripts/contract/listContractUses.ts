import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rsort } from 'semver';
import ts from 'typescript';
import type { ModuleManifest } from '@cert/shared/contract';
import { entryKinds, formatEntryName, type ContractReport } from './contractReport.ts';

/**
 * Lists what a module's code uses of what the page and the server provide: names of the platform, actions and slots.
 * An action counts as used where its name is an argument of a call, an item of a list, a type argument, or the value of
 * `action`. So the list may also contain texts that only look like names of actions, and it misses names that stand
 * elsewhere, for example in a plain constant. What is built into the module (`ui`, `domain`, …) is left out.
 * @param folder the module's folder
 * @returns names of entries, sorted: `action areaCategory`, `slot area.grading`, `type platform.useRead`
 */
export function listContractUses(
  folder: string,
  manifest: ModuleManifest,
  report: ContractReport,
): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const found = new Set<string>();
  const addAction = (name: string) => {
    if (Object.hasOwn(report.actions, name)) found.add(formatEntryName('actions', name));
  };
  for (const { slot } of manifest.slots) found.add(formatEntryName('slots', slot));
  for (const { reads = [] } of manifest.pages) for (const { action } of reads) addAction(action);
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node))
        for (const name of platformNamesIn(node))
          found.add(formatEntryName('types', `platform.${name}`));
      if (ts.isStringLiteral(node) && namesAction(node)) addAction(node.text);
      if (ts.isStringLiteral(node) && namesSlot(node, report))
        found.add(formatEntryName('slots', node.text));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return [...found].sort();
}

function platformNamesIn({ moduleSpecifier, importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  const isPlatform =
    ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === '@cert/shared/platform';
  if (!isPlatform || !bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function namesAction(literal: ts.StringLiteral): boolean {
  const { parent } = literal;
  if (ts.isCallExpression(parent)) return parent.expression.getText() !== 't';
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'action';
  return (
    ts.isArrayLiteralExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isLiteralTypeNode(parent)
  );
}

/** Whether a text names a slot: `slot: 'area.grading'` fills it, and `<Slot name="area.grading">` offers it. */
function namesSlot({ text }: ts.StringLiteral, { slots }: ContractReport): boolean {
  return Object.hasOwn(slots, text);
}

/**
 * The lowest version of the contract that has everything that a module uses, in its present form.
 * @throws {Error} naming what the contract does not have
 */
export function findMinimumVersion(uses: readonly string[], report: ContractReport): string {
  const missing = uses.filter((use) => !findContractEntry(use, report));
  if (missing.length > 0)
    throw new Error(`the contract ${report.version} has no ${missing.join(', ')}`);
  const major = `${report.version.split('.')[0]}.0.0`;
  const versions = uses
    .map((use) => findContractEntry(use, report))
    .map((entry) => entry?.changed ?? entry?.since ?? major);
  return rsort([major, ...versions])[0] ?? major;
}

/** Finds an entry by its name in messages: `action areaCategory`. */
export function findContractEntry(
  use: string,
  report: ContractReport,
): { since: string; changed?: string | undefined } | undefined {
  const kind = entryKinds.find((one) => use.startsWith(formatEntryName(one, '')));
  return kind && report[kind][use.slice(formatEntryName(kind, '').length)];
}
