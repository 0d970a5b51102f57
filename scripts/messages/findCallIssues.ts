import ts from 'typescript';
import { placeholdersIn, stemOf } from './flattenMessages.ts';

/** A namespace with its English messages, and the code that may ask for them. */
export type Asked = {
  /** By full key. */
  messages: Map<string, string>;
  /** By path, the source of each file that may ask. */
  files: Map<string, string>;
  /** Values that every message is given (`MessageValues`): which ones are not known here. */
  hasOwnValues: boolean;
};

/**
 * Compares messages with the calls that ask for them: messages that nothing asks for, and calls that leave out a value
 * that the message wants. That a key exists is checked by the compiler.
 */
export function findCallIssues({ messages, files, hasOwnValues }: Asked): string[] {
  const uses = [...files].flatMap(([file, source]) => usesIn(file, source));
  const wanted = valuesByStem(messages);
  const unused = [...wanted.keys()]
    .filter((key) => !uses.some((use) => use.matches(key)))
    .map((key) => `"${key}" is used nowhere.`);
  if (hasOwnValues) return unused;
  return [
    ...unused,
    ...uses.flatMap(({ place, matches, values, isGroup }) => {
      if (!values || isGroup) return [];
      // A template may stand for fewer keys than it matches: what it leaves out must be wanted by each of them.
      const [first = [], ...others] = [...wanted].flatMap(([key, names]) =>
        matches(key) ? [names] : [],
      );
      const missing = first.filter(
        (name) => !values.includes(name) && others.every((names) => names.includes(name)),
      );
      return missing.map((name) => `${place}: the message wants a value for {{${name}}}.`);
    }),
  ];
}

function valuesByStem(messages: Map<string, string>): Map<string, string[]> {
  const byStem = new Map<string, string[]>();
  for (const [key, text] of messages) {
    const names = [...(byStem.get(stemOf(key)) ?? []), ...placeholdersIn(text)];
    byStem.set(stemOf(key), [...new Set(names)]);
  }
  return byStem;
}

/** A text in the code that names a message, or a group of them. */
type Use = {
  /** `file:line` */
  place: string;
  matches: (key: string) => boolean;
  /** Everything below the key. */
  isGroup: boolean;
  /** The values that a call gives; undefined where it is no call, or gives what is not known here. */
  values: string[] | undefined;
};

function usesIn(file: string, source: string): Use[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    const key = patternOf(node);
    if (key !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      const call = callOf(node);
      const isGroup = call?.isGroup ?? isPath(node);
      const pattern = new RegExp(`^${key}${isGroup ? '(\\..+)?' : ''}$`);
      uses.push({
        place: `${file}:${line + 1}`,
        matches: (name) => pattern.test(name),
        isGroup,
        values: call?.values,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}

/** What keys a text or a template can stand for. */
function patternOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text === '' ? undefined : escape(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  const pattern = node.templateSpans.reduce(
    (before, { literal }) => `${before}.+${escape(literal.text)}`,
    escape(node.head.text),
  );
  // A template without any fixed part would stand for every key.
  return /^[.+]*$/.test(pattern.replaceAll('\\.', '')) ? undefined : pattern;
}

/** The call `t(key, values)` that this is the key of. */
function callOf(node: ts.Node): Pick<Use, 'isGroup' | 'values'> | undefined {
  const call = outermostKey(node).parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== outermostKey(node)) return undefined;
  if (!/(^|\.)t([A-Z]\w*)?$/.test(call.expression.getText())) return undefined;
  const [, options] = call.arguments;
  if (!options) return { isGroup: false, values: [] };
  if (!ts.isObjectLiteralExpression(options)) return { isGroup: false, values: undefined };
  const names = options.properties.map((property) => property.name?.getText());
  const isGroup = names.includes('returnObjects');
  return { isGroup, values: names.every((name) => name !== undefined) ? names : undefined };
}

/** `isOpen ? 'close' : 'open'` is one key, and so is `key as Key`. */
function outermostKey(node: ts.Node): ts.Node {
  const { parent } = node;
  const goesOn =
    ts.isAsExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node);
  return goesOn ? outermostKey(parent) : node;
}

/** `<Blocks path="sections.road.text" />` shows everything below. */
function isPath(node: ts.Node): boolean {
  const attribute = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  return (
    (ts.isJsxAttribute(attribute) && attribute.name.getText() === 'path') ||
    (ts.isPropertyAssignment(attribute) && attribute.name.getText() === 'text')
  );
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
