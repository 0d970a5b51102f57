import type { z } from 'zod';
import type { ContentFault } from '../contentFault.ts';
import type { ContentFile, ContentPath } from './contentFile.ts';

/**
 * Holds a file against its schema and tells every fault, each at its own line.
 * @returns the typed value; undefined when there is any fault
 */
export function parseBySchema<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
): { value: z.output<Schema> | undefined; faults: ContentFault[] } {
  if (file.faults.length > 0) return { value: undefined, faults: file.faults };
  const parsed = schema.safeParse(file.value, { reportInput: true });
  if (parsed.success) return { value: parsed.data, faults: [] };
  return {
    value: undefined,
    faults: parsed.error.issues.flatMap((issue) => {
      const path = issue.path.filter((step) => typeof step !== 'symbol');
      return issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => file.faultAt([...path, key], 'there is no such field'))
        : [file.faultAt(path, messageOf(issue, file.value, path))];
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
