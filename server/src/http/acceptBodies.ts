import formbody from '@fastify/formbody';
import { refuse } from '@cert/shared/domain';
import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { isBoundedJson, parseBoundedForm } from './boundedFields.ts';

/** A body of a call may be as large as this before it is known whether the caller is signed in. */
export const anonymousLimitBytes = 65_536;

const malformed = () => refuse('invalid-input', { fields: { body: 'malformed' } });

/** Accepts bodies of JSON and forms, within the bounds of `boundedFields.ts`, and no others. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
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
 * Lets a call's body through up to 64 kB; a larger one only when its first 64 kB hold the `authToken` of a session.
 * Whoever is not signed in thus neither fills the memory nor has large bodies parsed.
 * @param limitBytes of a signed-in caller's body
 * @param withinMs until the body has arrived; then the connection is ended
 * @throws Refusal too-large without a token, signed-out with one that is no session's
 */
export function limitBodies({
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
    if (lengthBytes <= anonymousLimitBytes) return sent;

    const chunks = sent.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
    const first: Buffer[] = [];
    let sizeBytes = 0;
    while (sizeBytes <= anonymousLimitBytes) {
      const { done, value } = await chunks.next();
      if (done) return Readable.from(first);
      first.push(value);
      sizeBytes += value.length;
    }
    const token = findToken(Buffer.concat(first).toString('latin1', 0, anonymousLimitBytes));
    if (token !== undefined && (await isSession(token))) return Readable.from(all(first, chunks));
    // Whoever is still sending does not read: the rest is thrown away, so that the refusal arrives.
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

/** A reply that takes longer is no matter of this. */
function endWhenLate({ raw }: FastifyRequest, withinMs: number): void {
  const timer = setTimeout(() => {
    // The connection with it.
    if (!raw.complete) raw.destroy();
  }, withinMs).unref();
  const clear = () => clearTimeout(timer);
  raw.once('end', clear).once('close', clear);
}

/** What stands for `authToken` in the beginning of JSON or of a form. Quotes within a text of JSON are escaped. */
function findToken(start: string): string | undefined {
  const [, inJson, inForm] =
    /"authToken"\s*:\s*"([\w-]{1,200})"|(?:^|&)authToken=([\w-]{1,200})(?:&|$)/.exec(start) ?? [];
  return inJson ?? inForm;
}
