import { parse } from 'node:querystring';

/** What the fields of one call may hold. The largest call of a page saves a questionnaire of 150 questions at once. */
const most = {
  /** In a form or a query. */
  fields: 1_000,
  /** In JSON: entries of all maps and lists together. Pages send up to about 5,000. */
  values: 10_000,
  /** In JSON. The contract needs five. */
  levels: 20,
};

/**
 * Reads a form or a query.
 * @returns a text per field, or a list where it is named more than once; null for more than 1,000 fields
 */
export function parseBoundedForm(text: string): Record<string, unknown> | null {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) fields += 1;
  return fields > most.fields ? null : parse(text, '&', '=', { maxKeys: 0 });
}

/**
 * Whether JSON is of 20 levels and 10,000 values at most; whether it is JSON at all is not asked. It costs less than
 * parsing, which makes an object of every `{`.
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
    if (level > most.levels || values > most.values) return false;
  }
  return true;
}

/** The place of the closing quotation mark. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
}

/**
 * Finds a text, names of fields included, that cannot be stored: PostgreSQL holds neither a zero byte nor half of a
 * surrogate pair, and would fail on it.
 * @param value of `isBoundedJson`, so that it is not deep
 * @returns the path of the first one, or of what holds it where a name is at issue; undefined when all can be stored
 */
export function findUnstorableText(value: unknown): string[] | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (findUnstorableText(name)) return [];
    const path = findUnstorableText(inner);
    if (path) return [name, ...path];
  }
  return undefined;
}
