import { readFile } from 'node:fs/promises';
import { isLanguage } from '@cert/shared/domain';
import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { ContentIssue } from '../contentIssue.ts';

/** Path within a file: field names and list indexes. */
export type ContentPath = readonly (string | number)[];

/** A parsed YAML file with the locations of its values. */
export type ContentFile = {
  name: string;
  /** The parsed value, not validated; undefined if the file is not valid YAML. */
  value: unknown;
  /** Issues that the YAML parser reported. */
  issues: ContentIssue[];
  /**
   * Creates an issue at a path of this file. If the path does not exist, the line is that of its nearest parent. A path
   * that ends with a language refers to the text in that language.
   */
  issueAt: (path: ContentPath, message: string) => ContentIssue;
};

/** Reads one content file; a missing or unreadable file is reported as an issue. */
export async function readContentFile(path: string): Promise<ContentFile> {
  try {
    return parseContentFile(path, await readFile(path, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = code === 'ENOENT' ? 'there is no such file' : `cannot be read: ${code}`;
    const file = parseContentFile(path, '');
    return { ...file, issues: [file.issueAt([], message)] };
  }
}

/**
 * Parses one YAML file and keeps the locations of its values.
 * @param name the file's path for issues
 * @param source the file's text
 */
export function parseContentFile(name: string, source: string): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const wrong = [...document.errors, ...document.warnings];
  const value: unknown = wrong.length === 0 ? document.toJS() : undefined;
  return {
    name,
    value,
    issues: wrong.map((error) => ({
      file: name,
      line: lines.linePos(error.pos[0]).line,
      at: '',
      language: undefined,
      message: `not readable as YAML: ${error.message}`,
    })),
    issueAt: (path, message) => {
      const last = path.at(-1);
      const language = isLanguage(last) ? last : undefined;
      return {
        file: name,
        line: lines.linePos(offsetOf(document, path)).line || 1,
        at: idPath(value, language ? path.slice(0, -1) : path),
        language,
        message,
      };
    },
  };
}

/**
 * Finds the offset of a path in the source: that of the field's name, or that of the value if it is a list entry. A
 * path that does not exist has the offset of its nearest parent.
 */
function offsetOf(document: Document, path: ContentPath): number {
  if (path.length === 0) return document.contents?.range?.[0] ?? 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isNode(key) && String(key) === String(path.at(-1)))
    : undefined;
  if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
  const node = document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : offsetOf(document, path.slice(0, -1));
}

/**
 * Formats a path with stable ids instead of list indexes: `areas/employer-brand/questions/brand-strategy/title`. A list
 * entry without a readable `key` has its number, from 1: `#2`.
 */
function idPath(root: unknown, path: ContentPath): string {
  let here = root;
  return path
    .map((step) => {
      here = childOf(here, step);
      const id = typeof step === 'number' ? childOf(here, 'key') : step;
      return typeof id === 'string' ? id : `#${Number(step) + 1}`;
    })
    .join('/');
}

function childOf(parent: unknown, step: string | number): unknown {
  return typeof parent === 'object' && parent !== null && Object.hasOwn(parent, step)
    ? (parent as Record<string | number, unknown>)[step]
    : undefined;
}

/**
 * Validates a file against its schema and reports every issue with its line.
 * @returns the typed value; undefined if there is any issue
 */
export function parseBySchema<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
): { value: z.output<Schema> | undefined; issues: ContentIssue[] } {
  if (file.issues.length > 0) return { value: undefined, issues: file.issues };
  const parsed = schema.safeParse(file.value, { reportInput: true });
  if (parsed.success) return { value: parsed.data, issues: [] };
  return {
    value: undefined,
    issues: parsed.error.issues.flatMap((issue) => {
      const path = issue.path.filter((step) => typeof step !== 'symbol');
      return issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => file.issueAt([...path, key], 'there is no such field'))
        : [file.issueAt(path, messageOf(issue, file.value, path))];
    }),
  };
}

function messageOf(issue: z.core.$ZodIssue, root: unknown, path: ContentPath): string {
  const found = path.reduce<unknown>(
    (here, step) => (here as Record<string | number, unknown> | null | undefined)?.[step],
    root,
  );
  if (found === undefined) return 'is missing';
  if (found === null) return 'is empty';
  return issue.message.replace(/^Invalid (input|option): /, '');
}
