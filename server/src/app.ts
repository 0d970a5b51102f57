import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import { constants } from 'node:zlib';
import { createSignInGuard } from './accounts/signInGuard.ts';
import type { Config } from './config.ts';
import type { Programme } from './programme/programme.ts';
import type { Database } from './database/connect.ts';
import { createClamavScanner } from './documents/checking/scanFile.ts';
import { createFileAccess } from './documents/createFileAccess.ts';
import type { FileStore } from './documents/stores/fileStore.ts';
import { handlers } from './handlers.ts';
import type { Health } from './monitoring/createHealthReader.ts';
import { registerBodyParsers, anonymousLimitBytes } from './http/registerBodyParsers.ts';
import { parseBoundedForm } from './http/boundedFields.ts';
import { apiRoute } from './http/apiRoute.ts';
import { registerRequestMetrics } from './http/registerRequestMetrics.ts';
import { fileRoutes } from './http/fileRoutes.ts';
import { connectionLimits, guardConnections } from './http/guardConnections.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { logCalls } from './http/logCalls.ts';
import { loggerOptions, type LogSettings } from './http/loggerOptions.ts';
import { createRateLimits } from './accounts/rateLimits.ts';
import { pathOf } from './http/pathOf.ts';
import { refusalReply, sendRefusal } from './http/refusalReply.ts';
import type { Metrics } from './monitoring/createMetrics.ts';
import { createYearResultsCache } from './report/comparing/createYearResultsCache.ts';
import { createEditionCache } from './editions/createEditionCache.ts';
import { redirectLegacyHost } from './site/redirectLegacyHost.ts';
import { sendNotFound } from './site/sendNotFound.ts';
import { registryAt, registryInFolder } from './site/registrySource.ts';
import { registerSecurityHeaders, strictHeaders } from './site/registerSecurityHeaders.ts';
import { siteRoutes } from './site/siteRoutes.ts';

export type AppDependencies = {
  db: Database;
  /** Connections for adding up the results of a year; see `Connection`. */
  dbForLongWork: Database;
  /** Reads the health that `/readyz` replies with. */
  readHealth: () => Promise<Health>;
  files: FileStore;
  config: Pick<
    Config,
    | 'bodyLimitBytes'
    | 'trustProxy'
    | 'tokenIdleHours'
    | 'tokenMaxDays'
    | 'legacyHost'
    | 'siteFolder'
    | 'modulesOrigin'
    | 'tryOrigins'
    | 'editorLicenceKey'
    | 'isDemo'
    | 'scanner'
    | 'quotas'
    | 'rates'
  >;
  now: () => Date;
  /** Generates request ids; random in production. */
  newId: () => string;
  /** The server's release (`readReleaseId`), which is part of the ETags. */
  releaseId: string;
  metrics: Pick<Metrics, 'observe' | 'countSignIn'>;
  programme: Programme;
  log: LogSettings;
  /** Limits of connections; tests pass shorter ones. */
  limits?: typeof connectionLimits;
};

/** Minimum size in bytes of a compressed reply; compressing smaller ones saves too little. */
const compressFromBytes = 1024;

/** Builds the server. All dependencies are passed in; it opens no port and keeps no global state. */
export async function buildApp({
  db,
  dbForLongWork,
  readHealth,
  files,
  config,
  programme,
  now,
  newId,
  releaseId,
  metrics,
  log,
  limits = connectionLimits,
}: AppDependencies): Promise<FastifyInstance> {
  const connections = guardConnections(limits);
  const app = Fastify({
    logger: loggerOptions(log),
    // The framework's request logs would contain URLs with their queries.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: newId,
    bodyLimit: anonymousLimitBytes,
    routerOptions: { querystringParser: (text) => parseBoundedForm(text) as never },
    trustProxy: trusted(config.trustProxy),
    serverFactory: (answer) => {
      const server = createServer(connections.serverOptions, answer);
      connections.watch(server);
      return server;
    },
    // Called for a URL that cannot be decoded. Fastify's default reply would repeat the URL, and our hooks do not run
    // for it.
    frameworkErrors: (_error, _request, reply) => {
      void sendNotFound(reply.headers(strictHeaders));
    },
    // Replaces the default handler, which logs the received bytes.
    clientErrorHandler: connections.refuse,
  });
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (!connections.isFlooding(socket)) return;
    socket.resetAndDestroy();
    return reply.hijack();
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalReply(error, request.id);
    // Outside of the API there are only files: an invalid request is answered with 404.
    if (refusal.status < 500 && pathOf(request.url) !== '/api') return sendNotFound(reply);
    return sendRefusal(refusal, { error, request, reply });
  });
  logCalls(app);
  registerRequestMetrics(app, metrics);
  registerSecurityHeaders(app);
  if (config.legacyHost) redirectLegacyHost(app, config.legacyHost);
  await app.register(compress, {
    globalDecompression: false,
    threshold: compressFromBytes,
    encodings: ['br', 'gzip'],
    // The default quality, 11, takes a second for a large reply.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await registerBodyParsers(app);
  healthRoutes(app, readHealth);
  const { quotas, tokenIdleHours, tokenMaxDays } = config;
  const sessionLimits = { tokenIdleHours, tokenMaxDays };
  const rateLimits = createRateLimits(config.rates, now);
  const environment = {
    db,
    handlers,
    programme,
    files,
    readEdition: createEditionCache(programme),
    readYearResults: createYearResultsCache({
      certificatePercent: programme.thresholds.certificatePercent,
      dbForLongWork,
    }),
    limits: sessionLimits,
    scanFile:
      config.scanner &&
      createClamavScanner(config.scanner, {
        onFailure: (error) => app.log.warn({ err: error }, 'a file could not be scanned'),
      }),
    quotas,
    rateLimits,
    now,
    releaseId,
    editorLicenceKey: config.editorLicenceKey,
    isDemo: config.isDemo,
    signInGuard: createSignInGuard(db),
    bodyLimitBytes: config.bodyLimitBytes,
    bodyWithinMs: limits.callMs,
  };
  apiRoute(app, environment, metrics);
  const access = createFileAccess({ db, files, limits: sessionLimits, quotas, rateLimits, now });
  await fileRoutes(app, { files, access, now });
  const { served } = files;
  await siteRoutes(app, {
    siteFolder: config.siteFolder,
    readRegistry:
      config.modulesOrigin === undefined
        ? registryInFolder(config.siteFolder)
        : registryAt(config.modulesOrigin, {
            now,
            fetch,
            onFailure: (error) =>
              app.log.warn({ err: error }, 'the module registry cannot be read'),
          }),
    tryOrigins: config.tryOrigins,
    storeOrigin: served.by === 'store' ? served.origin : undefined,
    programme,
    uploadLimitBytes: files.limitBytes,
    editorLicenceKey: config.editorLicenceKey,
    isDemo: config.isDemo,
  });
  return app;
}

/** Converts a number of proxies to the function that Fastify expects: whether the proxy at this hop is trusted. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
