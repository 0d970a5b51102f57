import { Refusal, refusalStatus } from '@cert/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getRetryDelaySeconds, findUnavailableReason } from '../monitoring/unavailable.ts';
import { addRefusalToLog } from './registerRequestLog.ts';

/** A refusal as an HTTP reply: status, headers and the body `{"error":{"code","details"}}`. */
export type RefusalReply = {
  status: number;
  headers: { [name: string]: string };
  body: { error: { code: string; details?: unknown } };
};

/**
 * Converts any thrown value to a refusal. Temporary failures, such as a restarting database, become `unavailable` with
 * `{retryAfterSeconds}`; unexpected errors become `server-error` with only the request id.
 */
export function toRefusalReply(error: unknown, requestId: string): RefusalReply {
  const refusal = asRefusal(error) ?? new Refusal('server-error', { requestId });
  const { code, details } = refusal;
  const wait = details && 'retryAfterSeconds' in details ? details.retryAfterSeconds : undefined;
  return {
    status: refusalStatus[code],
    headers: wait === undefined ? {} : { 'retry-after': String(wait) },
    body: { error: details === undefined ? { code } : { code, details } },
  };
}

/** Sends a refusal. Server errors and temporary failures are logged with their cause. */
export function sendRefusal(
  { status, headers, body }: RefusalReply,
  { error, request, reply }: { error: unknown; request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  addRefusalToLog(request, body.error.code);
  if (status >= 500)
    request.log.error({ err: error, reason: findUnavailableReason(error) }, 'failed');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send(body);
}

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  // Fastify itself refuses unreadable requests before our code runs, for example malformed JSON or an unknown content
  // type.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === refusalStatus['too-large']) return new Refusal('too-large');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Refusal('invalid-input', { fields: { body: 'malformed' } });
  const reason = findUnavailableReason(error);
  return reason && new Refusal('unavailable', { retryAfterSeconds: getRetryDelaySeconds(reason) });
}
