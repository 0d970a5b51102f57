import { createHash } from 'node:crypto';
import ts from 'typescript';

/** A name that an entry point exports. */
export type PublicSymbol = {
  /** Entry point and name: `platform.useRead`. */
  id: string;
  isType: boolean;
  isValue: boolean;
  /** The number of type parameters, if it is a type. */
  typeParameters: number;
  /** Hash of its declaration and of everything that it refers to. Names that are not exported do not change it. */
  fingerprint: string;
};

/** The actions of the contract are compared by their schemas, so no type counts as changed because of an action. */
const comparedBySchema = 'contract.contract';

type Declarations = ReadonlyMap<string, readonly ts.Node[]>;

/** The TypeScript code of an `.api.md` file. */
export function extractCode(types: string): string {
  return /```ts\n([\s\S]*?)```/.exec(types)?.[1] ?? '';
}

/** Lists what the entry points export, from the content of an `.api.md` file. */
export function readSymbols(types: string): PublicSymbol[] {
  const file = ts.createSourceFile('types.d.ts', extractCode(types), ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, ts.Node[]>();
  for (const statement of file.statements)
    for (const [name, node] of namesOf(statement))
      declarations.set(name, [...(declarations.get(name) ?? []), node]);
  const exported = file.statements.filter(ts.isModuleDeclaration).flatMap(membersOf);
  const opaque = exported.find(({ id }) => id === comparedBySchema)?.local;
  return exported.map(({ id, local }) => {
    const nodes = declarations.get(local) ?? [];
    const types = nodes.filter(
      (node) =>
        ts.isTypeAliasDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isClassDeclaration(node),
    );
    return {
      id,
      isType: types.length > 0,
      isValue: nodes.some(
        (node) => !ts.isTypeAliasDeclaration(node) && !ts.isInterfaceDeclaration(node),
      ),
      typeParameters: types[0]?.typeParameters?.length ?? 0,
      fingerprint: fingerprintOf(nodes, local, { declarations, opaque }),
    };
  });
}

/** Reads the props of each slot from the type `FillerPropsBySlot`. */
export function readSlots(types: string): { name: string; props: string; fingerprint: string }[] {
  const file = ts.createSourceFile('types.d.ts', extractCode(types), ts.ScriptTarget.Latest, true);
  const declarations = new Map(
    file.statements.flatMap(namesOf).map(([name, node]) => [name, [node]] as const),
  );
  return listSlotMembers(file).map(({ name, type }) => ({
    name: slotNameOf(name),
    props: type?.getText().replace(/\s+/g, ' ') ?? '',
    fingerprint: type ? fingerprintOf([type], '', { declarations, opaque: undefined }) : '',
  }));
}

/** Removes slots from the content of an `.api.md` file, so that types that are derived from the slots lack them too. */
export function removeSlots(types: string, names: readonly string[]): string {
  const code = extractCode(types);
  const file = ts.createSourceFile('types.d.ts', code, ts.ScriptTarget.Latest, true);
  const removed = listSlotMembers(file).filter(({ name }) => names.includes(slotNameOf(name)));
  const rest = removed.reduceRight(
    (text, member) => text.slice(0, member.getStart()) + text.slice(member.getEnd()),
    code,
  );
  return types.replace(code, () => rest);
}

function listSlotMembers(file: ts.SourceFile): ts.PropertySignature[] {
  const slots = file.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === 'FillerPropsBySlot');
  if (!slots || !ts.isTypeLiteralNode(slots.type))
    throw new Error('the type FillerPropsBySlot was not found');
  return slots.type.members.filter(ts.isPropertySignature);
}

const slotNameOf = (name: ts.PropertyName) =>
  ts.isStringLiteral(name) ? name.text : name.getText();

function namesOf(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((one) => [one.name.getText(), one]);
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  )
    return statement.name ? [[statement.name.text, statement]] : [];
  return [];
}

/** The exported names of `declare namespace platform { export { a, b as c } }`. */
function membersOf(namespace: ts.ModuleDeclaration): { id: string; local: string }[] {
  if (!namespace.body || !ts.isModuleBlock(namespace.body)) return [];
  return namespace.body.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
    )
    .map(({ name, propertyName }) => ({
      id: `${namespace.name.text}.${name.text}`,
      local: (propertyName ?? name).text,
    }));
}

/**
 * Hashes a declaration and everything that it refers to. API Extractor numbers equal names (`Props_3`), so the hash
 * contains the order in which declarations were found instead of their names.
 */
function fingerprintOf(
  nodes: readonly ts.Node[],
  name: string,
  { declarations, opaque }: { declarations: Declarations; opaque: string | undefined },
): string {
  const hash = createHash('sha256');
  const found = [name];
  const queue = [...nodes];
  for (let node = queue.shift(); node; node = queue.shift()) {
    const text = node.getText();
    let at = node.getStart();
    const write = (end: number) =>
      hash.update(text.slice(at - node.getStart(), end - node.getStart()));
    for (const identifier of referencesIn(node)) {
      const known = declarations.get(identifier.text);
      if (!known) continue;
      if (!found.includes(identifier.text)) {
        found.push(identifier.text);
        if (identifier.text !== opaque) queue.push(...known);
      }
      write(identifier.getStart());
      hash.update(`#${found.indexOf(identifier.text)}`);
      at = identifier.getEnd();
    }
    write(node.getEnd());
  }
  return hash.digest('hex').slice(0, 16);
}

/** The identifiers in a declaration that may refer to another declaration, or name the declaration itself. */
function referencesIn(root: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node, root)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function isMemberName(node: ts.Identifier, root: ts.Node): boolean {
  const { parent } = node;
  if (parent === root) return false;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return 'name' in parent && parent.name === node;
}
