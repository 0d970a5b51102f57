import type { FastifyInstance } from 'fastify';

/** Nothing may be loaded, run or framed: for everything that is not the page itself. */
const nothingAllowed =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What the page may load: its own scripts, fonts and calls. Styles written by styled-components carry the nonce of
 * this one reply; style attributes cannot carry one, and cannot run anything.
 * @param storeOrigin where files are sent, when that is not this site
 * @param tryOrigins where builds are that may be tried out on this site
 */
export function pagePolicy({
  nonce,
  storeOrigin,
  tryOrigins,
}: {
  nonce: string;
  storeOrigin: string | undefined;
  tryOrigins: readonly string[];
}): string {
  // Such a build tells by a socket when it has changed.
  const sockets = tryOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const own = (...others: readonly string[]) => ["'self'", ...others].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own(...tryOrigins)}`,
    `connect-src ${own(...(storeOrigin === undefined ? [] : [storeOrigin]), ...tryOrigins, ...sockets)}`,
    `img-src ${own('data:', ...tryOrigins)}`,
    `font-src ${own(...tryOrigins)}`,
    `style-src-elem ${own(...tryOrigins, `'nonce-${nonce}'`)}`,
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** On every reply; the page, drawings and documents replace the policy by their own. */
export const strictHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': nothingAllowed,
};

/** Puts the strict headers on every reply; the page replaces the policy by its own. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(strictHeaders);
  });
}
