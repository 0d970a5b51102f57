import { refuse } from '@cert/shared/domain';
import { z } from 'zod';
import { findUnstorableText, isBoundedJson } from './boundedFields.ts';

type Fields = { [name: string]: unknown };

/**
 * Checks the fields of a call against the action's input.
 * @throws Refusal invalid-input with `fields`: per wrong field (a dotted path) `missing` or `malformed`
 */
export function parseFields(schema: z.ZodType, fields: Fields): unknown {
  const parsed = schema.safeParse(
    schema instanceof z.ZodObject ? readTexts(schema, fields) : fields,
  );
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path }) => [
    path.join('.'),
    valueAt(fields, path) === undefined ? 'missing' : 'malformed',
  ]);
  throw refuse('invalid-input', { fields: Object.fromEntries(issues) });
}

/**
 * Queries and forms carry text only: numbers, flags and structured fields arrive as JSON text there, and an empty
 * text is the null that JSON has (decisions §6). A text that the schema takes as it is stays a text.
 */
function readTexts(schema: z.ZodObject, fields: Fields): Fields {
  const read = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const field = Object.hasOwn(schema.shape, name) ? (schema.shape[name] as z.ZodType) : undefined;
    if (typeof value !== 'string' || !field || field.safeParse(value).success) return [name, value];
    const meant = value === '' ? null : parseJson(value);
    return [name, meant !== undefined && field.safeParse(meant).success ? meant : value];
  });
  return Object.fromEntries(read);
}

/** Undefined for what is not JSON, or more than a call may hold. */
function parseJson(text: string): unknown {
  if (!isBoundedJson(text)) return undefined;
  try {
    const value = JSON.parse(text) as unknown;
    return findUnstorableText(value) ? undefined : value;
  } catch {
    // Not JSON: then it is the text that it is, and the schema has refused that already.
    return undefined;
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}
