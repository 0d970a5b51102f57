import ts from 'typescript';

/**
 * Sorts the members of every union type and of every object type in a declaration file. The compiler lists those of an
 * inferred type in the order in which it has met them, which differs between a complete and an incremental compilation.
 */
export function sortTypeMembers(code: string): string {
  const file = ts.createSourceFile('types.d.ts', code, ts.ScriptTarget.Latest, true);
  return render(file, code);
}

function render(node: ts.Node, code: string): string {
  if (ts.isUnionTypeNode(node))
    return node.types
      .map((type) => render(type, code))
      .sort(compareTexts)
      .join(' | ');
  // The order of overloads matters, so an object type with other members than properties keeps their order.
  if (ts.isTypeLiteralNode(node) && node.members.every(ts.isPropertySignature))
    return renderProperties(node, code);
  return renderChildren(node, code);
}

function renderChildren(node: ts.Node, code: string): string {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  const start = ts.isSourceFile(node) ? 0 : node.getStart();
  let at = start;
  let text = '';
  for (const child of children) {
    // Skip nodes without text: their position is inside of a node that has already been rendered.
    if (child.getStart() < at) continue;
    text += code.slice(at, child.getStart()) + render(child, code);
    at = child.getEnd();
  }
  return text + code.slice(at, node.getEnd());
}

function renderProperties(node: ts.TypeLiteralNode, code: string): string {
  const properties = node.members
    .map((member) => ({
      name: member.name?.getText() ?? '',
      // Includes the line break, the indentation and the comment before the property.
      text: code.slice(member.getFullStart(), member.getStart()) + renderChildren(member, code),
    }))
    .sort((one, other) => compareTexts(one.name, other.name))
    .map(({ text }) => text.replace(/[;,]?$/, ';'));
  return `{${properties.join('')}${code.slice(node.members.end, node.getEnd())}`;
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
