import { Refusal, refusalStatus } from '@cert/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryAfter, findUnavailableReason } from '../unavailable.ts';
import { logRefusal } from './logCalls.ts';

/** A refusal as HTTP sends it (decisions §6): status, headers and the body `{"error":{"code","details"}}`. */
export type RefusalReply = {
  status: number;
  headers: { [name: string]: string };
  body: { error: { code: string; details?: unknown } };
};

/**
 * Turns whatever was thrown into a refusal. What passes by itself, such as a database that restarts, is `unavailable`
 * with `{retryAfterSeconds}`; what is not expected is a `server-error` that tells its request id and nothing else.
 */
export function refusalReply(error: unknown, requestId: string): RefusalReply {
  const refusal = asRefusal(error) ?? new Refusal('server-error', { requestId });
  const { code, details } = refusal;
  const wait = (details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
  return {
    status: refusalStatus[code],
    headers: wait === undefined ? {} : { 'retry-after': String(wait) },
    body: { error: details === undefined ? { code } : { code, details } },
  };
}

/** Sends a refusal. What is our own issue, or passes by itself, is logged with what was thrown and why. */
export function sendRefusal(
  { status, headers, body }: RefusalReply,
  { error, request, reply }: { error: unknown; request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  logRefusal(request, body.error.code);
  if (status >= 500)
    request.log.error({ err: error, reason: findUnavailableReason(error) }, 'failed');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send(body);
}

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  // Fastify refuses what it cannot read before any of our code runs: broken JSON, an unknown type of body.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === refusalStatus['too-large']) return new Refusal('too-large');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Refusal('invalid-input', { fields: { body: 'malformed' } });
  const reason = findUnavailableReason(error);
  return reason && new Refusal('unavailable', { retryAfterSeconds: retryAfter(reason) });
}
