import ts from 'typescript';
import { placeholdersIn, removePluralEnding } from './flattenMessages.ts';

/** A namespace with its English messages, and the code that may use them. */
export type NamespaceWithSources = {
  /** Texts by full key. */
  messages: Map<string, string>;
  /** Source code by path, of all files that may use the messages. */
  files: Map<string, string>;
  /** Whether messages also get values from `MessageValues`. The check does not know those, so it checks no values. */
  hasOwnValues: boolean;
};

/**
 * Finds messages that no code uses, and calls without a value for a placeholder of their message. The compiler checks
 * that each key exists.
 */
export function findMessageUseIssues({
  messages,
  files,
  hasOwnValues,
}: NamespaceWithSources): string[] {
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
      // A template can match keys that it never produces, so a placeholder is required only if all matching messages
      // have it.
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
    const names = [...(byStem.get(removePluralEnding(key)) ?? []), ...placeholdersIn(text)];
    byStem.set(removePluralEnding(key), [...new Set(names)]);
  }
  return byStem;
}

/** A string or template in the code that can be the key of a message, or of a group of messages. */
type Use = {
  /** `file:line` */
  place: string;
  matches: (key: string) => boolean;
  /** Whether the key names a group: all messages below the key. */
  isGroup: boolean;
  /** Names of the values in the call; undefined when there is no call or its values cannot be determined. */
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

/** Returns a pattern of all keys that a string or template can be; undefined for other code. */
function patternOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text === '' ? undefined : escape(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  const pattern = node.templateSpans.reduce(
    (before, { literal }) => `${before}.+${escape(literal.text)}`,
    escape(node.head.text),
  );
  // A template without any fixed part would match every key.
  return /^[.+]*$/.test(pattern.replaceAll('\\.', '')) ? undefined : pattern;
}

/** Describes the call `t(key, values)` that has this node as its key; undefined when there is none. */
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

/** Returns the whole key expression around a string, such as `isOpen ? 'close' : 'open'` or `key as Key`. */
function outermostKey(node: ts.Node): ts.Node {
  const { parent } = node;
  const goesOn =
    ts.isAsExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node);
  return goesOn ? outermostKey(parent) : node;
}

/**
 * Whether the string is the prop `path`, as in `<Blocks path="sections.road.text" />`, or a property `text`. Both show
 * all messages below the key.
 */
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
