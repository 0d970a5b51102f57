import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { computeEtag, matchesEtag } from '../etag.ts';
import { removeQueryFromUrl } from '../http/removeQueryFromUrl.ts';
import type { Programme } from '../programme/programme.ts';
import type { RegistrySource } from './registrySource.ts';
import { sendNotFound } from './sendNotFound.ts';
import { createShellPageSender, type SitePageConfig } from './shellPage.ts';

/** Matches the name of a file with a content hash: `main.0a1b2c3d4e.js`. */
const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;
const forever = 'public, max-age=31536000, immutable';

/**
 * Serves the build's output: the registry, the modules' files (per version, immutable), the shell's files, and the
 * shell's page for all other URLs that a user opens.
 */
export async function registerSiteRoutes(
  app: FastifyInstance,
  config: SitePageConfig,
): Promise<void> {
  const { siteFolder, readRegistry } = config;
  const sendPage = createShellPageSender(config);
  app.addHook('onRequest', async (request, reply) => {
    if (isNonCanonicalPath(removeQueryFromUrl(request.url))) return sendNotFound(reply);
  });
  app.get('/modules.json', (request, reply) => sendRegistry(request, reply, readRegistry));
  pictureRoutes(app, config.programme);
  app.get('/', (_request, reply) => sendPage(reply));
  const files = { index: false, preCompressed: true, cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...files,
    root: join(siteFolder, 'modules'),
    prefix: '/modules/',
    suppressWarning: true,
    setHeaders: (reply) => reply.header('cache-control', forever),
  });
  await app.register(fastifyStatic, {
    ...files,
    root: join(siteFolder, 'shell'),
    decorateReply: false,
    suppressWarning: true,
    // The page is not served as a file, because each reply needs its own nonce.
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        hashedName.test(path.replace(/\.(br|gz)$/, '')) ? forever : 'no-cache',
      ),
  });
  app.setNotFoundHandler((request, reply) =>
    isPageWanted(request) ? sendPage(reply) : sendNotFound(reply),
  );
}

/** Sends the registry of modules with an ETag, so that browsers revalidate it on each visit. */
async function sendRegistry(
  request: FastifyRequest,
  reply: FastifyReply,
  readRegistry: RegistrySource,
): Promise<FastifyReply> {
  const registry = await readRegistry();
  if (!registry) return sendNotFound(reply);
  const etag = computeEtag(registry);
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(registry);
}

/**
 * Whether a request for an unknown URL gets the page. Browsers ask for HTML explicitly when a user opens a URL; a
 * request for a missing script or style must get 404. Clients that accept any type get the page, unless the URL looks
 * like that of a file.
 */
function isPageWanted(request: FastifyRequest): boolean {
  const path = removeQueryFromUrl(request.url);
  if (!['GET', 'HEAD'].includes(request.method) || /^\/(api|modules|programme)(\/|$)/.test(path))
    return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
}

/**
 * Content-Security-Policy of drawings: they cannot run or load anything, also if a user opens their URL; inline styles
 * are allowed.
 */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Serves the programme's drawings at content-addressed URLs. */
function pictureRoutes(app: FastifyInstance, { brand, sponsors }: Programme): void {
  const { logo, logoOnBrand, icon, ornament } = brand;
  const all = [logo, logoOnBrand, icon, ornament, ...sponsors.map((sponsor) => sponsor.logo)];
  const pictures = all.filter((picture) => picture !== null);
  const byAddress = new Map(pictures.map((picture) => [picture.address, picture]));
  for (const { address, svg } of byAddress.values())
    app.get(address, (_request, reply) =>
      reply
        .headers({
          'content-security-policy': drawingPolicy,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .type('image/svg+xml; charset=utf-8')
        .send(svg),
    );
}

/**
 * Whether a path is not canonical, as used for path traversal: `.` or `..` segments, empty segments, backslashes, an
 * encoded slash, backslash, percent sign or zero byte, or an invalid encoding. Links of the site never contain such
 * paths.
 */
function isNonCanonicalPath(path: string): boolean {
  if (/%(2f|5c|00|25)/i.test(path)) return true;
  try {
    const decoded = decodeURIComponent(path);
    return /\\|\/\/|(^|\/)\.{1,2}(\/|$)/.test(decoded);
  } catch {
    // The percent-encoding is invalid.
    return true;
  }
}
