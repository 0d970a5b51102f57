import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { pathOf } from '../http/pathOf.ts';
import { isNonCanonicalPath } from './isNonCanonicalPath.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import type { RegistrySource } from './registrySource.ts';
import { sendNotFound } from './sendNotFound.ts';
import { createShellPage } from './shellPage.ts';
import type { SiteConfig } from './siteConfig.ts';

/** A file whose name tells its content: `main.0a1b2c3d4e.js`. */
const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;
const forever = 'public, max-age=31536000, immutable';

/**
 * Serves what the build wrote: the registry, the modules' files (each under its version, never changed once released),
 * the shell's files, and the shell's page for every other address that a person opens.
 */
export async function siteRoutes(app: FastifyInstance, places: SiteConfig): Promise<void> {
  const { siteFolder, readRegistry } = places;
  const sendPage = createShellPage(places);
  app.addHook('onRequest', async (request, reply) => {
    if (isNonCanonicalPath(pathOf(request.url))) return sendNotFound(reply);
  });
  app.get('/modules.json', (request, reply) => sendRegistry(request, reply, readRegistry));
  pictureRoutes(app, places.programme);
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
    // The page is not a file: it is sent with a nonce of its own.
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

/** Which modules the site consists of now: asked again on each visit, sent again only when it has changed. */
async function sendRegistry(
  request: FastifyRequest,
  reply: FastifyReply,
  readRegistry: RegistrySource,
): Promise<FastifyReply> {
  const registry = await readRegistry();
  if (!registry) return sendNotFound(reply);
  const etag = etagOf(registry);
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(registry);
}

/**
 * A person's browser asks for HTML by name; a script or a style that is missing must not get a page instead. Tools that
 * take anything get the page unless the address looks like a file's.
 */
function isPageWanted(request: FastifyRequest): boolean {
  const path = pathOf(request.url);
  if (!['GET', 'HEAD'].includes(request.method) || /^\/(api|modules|programme)(\/|$)/.test(path))
    return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
}
