import type { FastifyInstance } from 'fastify';

/** Content-Security-Policy of everything except the page: forbids loading, running and framing. */
const nothingAllowed =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Creates the page's Content-Security-Policy, which allows scripts, fonts and calls of the site itself. Style elements
 * (of styled-components) need the nonce of the reply. Style attributes are all allowed: they cannot carry a nonce, and
 * they cannot run code.
 * @param storeOrigin origin of uploads, if not this site
 * @param tryOrigins origins from which users may load module builds for a trial
 */
export function createPageContentSecurityPolicy({
  nonce,
  storeOrigin,
  tryOrigins,
}: {
  nonce: string;
  storeOrigin: string | undefined;
  tryOrigins: readonly string[];
}): string {
  // A build for a trial reports its changes over a WebSocket, so these are allowed too.
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

/** Default headers of every reply; the page, drawings and documents set their own Content-Security-Policy. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': nothingAllowed,
};

/** Sets the strict headers on every reply; the page replaces the Content-Security-Policy. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
}
