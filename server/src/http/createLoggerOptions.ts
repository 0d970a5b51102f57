import type { FastifyServerOptions } from 'fastify';
import { removeQueryFromUrl } from './removeQueryFromUrl.ts';

/** Log level and target; without a stream, standard output. */
export type LogSettings = { level: string; stream?: { write: (line: string) => void } };

/**
 * Creates the options for pino (JSON lines). The serializers remove queries, headers and error messages (see
 * `describeError`) from everything logged, also by libraries.
 */
export function createLoggerOptions({
  level,
  stream,
}: LogSettings): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: removeQueryFromUrl(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
}

/** The loggable parts of an unexpected error. */
type ErrorDescription = {
  type: string;
  /** Always empty: see `describeError`. */
  message: '';
  stack: string;
  [detail: string]: unknown;
};

/**
 * Describes an unexpected error for the log by type and stack, without its message. Messages quote data (JSON.parse,
 * PostgreSQL's details and parameters), which may contain an answer, a password or a token.
 */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const known = error as Error & Partial<Record<'code' | 'table' | 'constraint', unknown>>;
  return {
    type: error.name,
    message: '',
    stack: framesOf(error),
    ...nameIn('code', known.code),
    ...nameIn('table', known.table),
    ...nameIn('constraint', known.constraint),
    ...('paths' in error && { paths: error.paths as readonly string[] }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/**
 * Creates the property with an error code, a table or a constraint. Such names are short; any other value is left out.
 */
function nameIn(key: 'code' | 'table' | 'constraint', value: unknown) {
  return typeof value === 'string' && /^\w{1,63}$/.test(value) ? { [key]: value } : {};
}

/** Returns the frames of the stack. Skips the message, because its lines may have the format of frames. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return stack
    .slice(start < 0 ? 0 : start + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .join('\n');
}
