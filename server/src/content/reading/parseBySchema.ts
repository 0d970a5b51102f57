import type { z } from 'zod';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile, ContentPath } from './contentFile.ts';

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
