import { parse } from 'node:querystring';

/** Limits of the fields of a call. The largest call of a page saves a questionnaire of 150 questions at once. */
const limits = {
  /** Number of fields in a form or a query. */
  fields: 1_000,
  /** Number of entries of all objects and arrays of a JSON body together. Pages send up to about 5,000. */
  values: 10_000,
  /** Nesting depth of a JSON body. The contract needs five levels. */
  levels: 20,
};

/**
 * Parses a form or a query.
 * @returns a text per field, or an array for a repeated field; null for more than 1,000 fields
 */
export function parseBoundedForm(text: string): Record<string, unknown> | null {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) fields += 1;
  return fields > limits.fields ? null : parse(text, '&', '=', { maxKeys: 0 });
}

/**
 * Whether JSON has at most 20 levels and 10,000 values; does not validate it. Cheaper than parsing, which creates an
 * object for every `{`.
 */
export function isBoundedJson(text: string): boolean {
  let level = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"') at = endOfText(text, at);
    else if (sign === '}' || sign === ']') level -= 1;
    else if (sign === '{' || sign === '[') level += 1;
    if (sign === ',' || sign === '{' || sign === '[') values += 1;
    if (level > limits.levels || values > limits.values) return false;
  }
  return true;
}

/** Finds the position of the quotation mark that closes a JSON text. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
}

/**
 * Finds a text or field name that PostgreSQL cannot store: one with a zero byte or a lone surrogate.
 * @param value parsed from a text that `isBoundedJson` has checked, so its depth is limited
 * @returns path of the first such text, or of the object with the first such field name; undefined if everything can be
 *   stored
 */
export function findUnstorablePath(value: unknown): string[] | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (findUnstorablePath(name)) return [];
    const path = findUnstorablePath(inner);
    if (path) return [name, ...path];
  }
  return undefined;
}
