import { refuse } from '@cert/shared/domain';
import { z } from 'zod';
import { findUnstorablePath, isBoundedJson } from './boundedFields.ts';

type Fields = { [name: string]: unknown };

/**
 * Validates the fields of a call against the action's input.
 * @throws Refusal invalid-input with `fields`: per invalid field (a dotted path) `missing` or `malformed`
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
 * Queries and forms contain only text: numbers, flags and structured fields are sent as JSON text, and an empty text
 * means null. A text that is valid for the schema stays a text.
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

/** Parses JSON text; undefined if it is not JSON or exceeds the limits of a call. */
function parseJson(text: string): unknown {
  if (!isBoundedJson(text)) return undefined;
  try {
    const value = JSON.parse(text) as unknown;
    return findUnstorablePath(value) ? undefined : value;
  } catch {
    // The text is not JSON, and the schema has already refused it as a text.
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
