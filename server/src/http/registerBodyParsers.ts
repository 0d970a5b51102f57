import formbody from '@fastify/formbody';
import { refuse } from '@cert/shared/domain';
import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';

/** Maximum body size of a call whose caller is not authenticated. */
export const anonymousBodyLimitBytes = 65_536;

const malformed = () => refuse('invalid-input', { fields: { body: 'malformed' } });

/** Accepts only JSON and form bodies, within `limits`. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isBoundedJson(body)) void parseJson(request, body, done);
      else done(malformed());
    },
  );
  await app.register(formbody, {
    parser: (text) => {
      const fields = parseBoundedForm(text);
      if (!fields) throw malformed();
      return fields;
    },
  });
}

/**
 * Accepts bodies up to 64 kB; a larger one only if its first 64 kB contain the `authToken` of a session. So anonymous
 * callers can neither fill the memory nor cause the parsing of large bodies.
 * @param limitBytes limit for authenticated callers
 * @param withinMs time for the body to arrive; after this time, the connection is closed
 * @throws Refusal too-large if the announced length exceeds the limit, or for a large body without a token; signed-out
 *   for a large body with an invalid token
 */
export function createBodyLimitHook({
  limitBytes,
  withinMs,
  isSession,
}: {
  limitBytes: number;
  withinMs: number;
  isSession: (token: string) => Promise<boolean>;
}): preParsingAsyncHookHandler {
  return async (request, _reply, body) => {
    const sent = body as IncomingMessage;
    const lengthBytes = Number(request.headers['content-length'] ?? Infinity);
    if (lengthBytes > limitBytes && lengthBytes !== Infinity) throw refuse('too-large');
    endWhenLate(request, withinMs);
    if (lengthBytes <= anonymousBodyLimitBytes) return sent;

    const chunks = sent.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
    const first: Buffer[] = [];
    let sizeBytes = 0;
    while (sizeBytes <= anonymousBodyLimitBytes) {
      const { done, value } = await chunks.next();
      if (done) return Readable.from(first);
      first.push(value);
      sizeBytes += value.length;
    }
    const token = findToken(Buffer.concat(first).toString('latin1', 0, anonymousBodyLimitBytes));
    if (token !== undefined && (await isSession(token))) return Readable.from(all(first, chunks));
    // A client that is still sending does not read: discard the rest, so that the refusal arrives.
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      if (sizeBytes > limitBytes) break;
    }
    throw refuse(token === undefined ? 'too-large' : 'signed-out');
  };
}

async function* all(first: readonly Buffer[], rest: AsyncIterable<Buffer>) {
  yield* first;
  yield* rest;
}

/** Limits the time for receiving the body, not for the reply. */
function endWhenLate({ raw }: FastifyRequest, withinMs: number): void {
  const timer = setTimeout(() => {
    // `destroy` also closes the connection.
    if (!raw.complete) raw.destroy();
  }, withinMs).unref();
  const clear = () => clearTimeout(timer);
  raw.once('end', clear).once('close', clear);
}

/**
 * Finds `authToken` at the beginning of JSON or a form. Quotes inside a JSON string are escaped, so the content of a
 * string cannot imitate the field.
 */
function findToken(start: string): string | undefined {
  const [, inJson, inForm] =
    /"authToken"\s*:\s*"([\w-]{1,200})"|(?:^|&)authToken=([\w-]{1,200})(?:&|$)/.exec(start) ?? [];
  return inJson ?? inForm;
}

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
