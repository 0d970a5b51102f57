import { basename } from 'node:path';
import ts from 'typescript';

/** The names and phrases in the column “not” of the glossary's tables, which must not be used. */
export type ForbiddenTerms = {
  /** Names that no identifier and no file may have, case-sensitive. */
  names: ReadonlySet<string>;
  /** Words and phrases that no comment may have, in lower case. */
  phrases: readonly string[];
};

/**
 * Reads every table of a Markdown text that has a column “not”. An entry in `code` is a name, one in “quotes” a phrase.
 * @throws {Error} when a cell contains anything else, because the check would silently ignore it
 */
export function parseForbiddenTerms(markdown: string): ForbiddenTerms {
  const names = new Set<string>();
  const phrases: string[] = [];
  for (const { cell, line } of cellsOfNot(markdown)) {
    for (const [, name, phrase] of cell.matchAll(/`([\w$]+)`|“([^”]+)”/g)) {
      if (name !== undefined) names.add(name);
      if (phrase !== undefined) phrases.push(phrase.toLowerCase());
    }
    const rest = cell.replaceAll(/`[\w$]+`|“[^”]+”|[,\s]/g, '');
    if (rest !== '')
      throw new Error(`Line ${line}: "${rest}" is neither a \`name\` nor a “phrase”.`);
  }
  return { names, phrases };
}

/**
 * Finds forbidden names and phrases in one TypeScript file: in its name, its identifiers and its comments.
 * @returns one sentence per finding, with file and line
 */
export function findGlossaryIssues(
  { file, text }: { file: string; text: string },
  { names, phrases }: ForbiddenTerms,
): string[] {
  const faults: string[] = [];
  const fileName = basename(file).replace(/\..*$/, '');
  if (names.has(fileName)) faults.push(`${file}:1: the file name "${fileName}" is not in use.`);
  if (!mayHold(text, [...names, ...phrases])) return faults;

  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, scriptKind(file));
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && names.has(node.text))
      faults.push(
        `${file}:${lineAt(node.getStart(source))}: the name "${node.text}" is not in use.`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { pos, end } of commentsIn(source)) {
    const comment = text.slice(pos, end);
    for (const phrase of phrases)
      for (const { index } of comment.matchAll(patternOf(phrase)))
        faults.push(`${file}:${lineAt(pos + index)}: the word "${phrase}" is not in use.`);
  }
  return faults;
}

function cellsOfNot(markdown: string): { cell: string; line: number }[] {
  const cells: { cell: string; line: number }[] = [];
  let column = -1;
  for (const [at, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) {
      column = -1;
      continue;
    }
    const row = line.split('|').map((cell) => cell.trim());
    const isHead = !markdown.split('\n')[at - 1]?.startsWith('|');
    if (isHead) column = row.indexOf('not');
    else if (column > 0 && !/^-+:?$/.test(row[column] ?? ''))
      cells.push({ cell: row[column] ?? '', line: at + 1 });
  }
  return cells;
}

/** A fast check that avoids the slow parsing: most files contain none of the words. */
function mayHold(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.some((word) => lower.includes(word.toLowerCase().split(' ')[0] ?? ''));
}

function scriptKind(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** Returns all comments. A comment between two tokens is found at both, so duplicates are removed by position. */
function commentsIn(source: ts.SourceFile): ts.CommentRange[] {
  const text = source.text;
  const byStart = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const children = node.getChildren(source);
    if (children.length > 0) children.forEach(visit);
    else
      for (const comment of [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
      ])
        byStart.set(comment.pos, comment);
  };
  visit(source);
  return [...byStart.values()];
}

function patternOf(phrase: string): RegExp {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[\\s*]+');
  return new RegExp(`(?<![\\p{L}\\d_])${escaped}(?![\\p{L}\\d_])`, 'giu');
}
