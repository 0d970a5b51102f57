import formbody from '@fastify/formbody';
import { refuse } from '@cert/shared/domain';
import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { isBoundedJson, parseBoundedForm } from './boundedFields.ts';

/** Maximum body size of a call whose caller is not authenticated. */
export const anonymousBodyLimitBytes = 65_536;

const malformed = () => refuse('invalid-input', { fields: { body: 'malformed' } });

/** Accepts only JSON and form bodies, within the limits of `boundedFields.ts`. */
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
export function createBodyLimit({
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
