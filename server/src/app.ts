import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { Config } from './config.ts';
import type { Programme } from './content/schema/programme.ts';
import type { Database } from './database/connect.ts';
import { addressLifeSeconds } from './documents/addressLifeSeconds.ts';
import { scanWithClamav } from './documents/checking/scanFile.ts';
import { fileAccess } from './documents/fileAccess.ts';
import type { FileStore } from './documents/fileStore.ts';
import { handlers } from './handlers.ts';
import { apiRoute } from './http/apiRoute.ts';
import { countCalls } from './http/countCalls.ts';
import { fileRoutes } from './http/fileRoutes.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { logCalls } from './http/logCalls.ts';
import { loggerOptions, type LogSettings } from './http/loggerOptions.ts';
import { createRateLimits } from './http/rateLimits.ts';
import { pathOf } from './http/pathOf.ts';
import { refusalReply } from './http/refusalReply.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import { keepYearResults } from './report/comparing/keepYearResults.ts';
import { keepEditions } from './questionnaires/keepEditions.ts';
import { redirectLegacyHost } from './site/redirectLegacyHost.ts';
import { sendNotFound } from './site/sendNotFound.ts';
import { registryAt, registryInFolder } from './site/registrySource.ts';
import { securityHeaders } from './site/securityHeaders.ts';
import { siteRoutes } from './site/siteRoutes.ts';

export type AppParts = {
  db: Database;
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
    | 'scanner'
    | 'quotas'
    | 'rates'
  >;
  now: () => Date;
  /** Ids of requests; random in the running server. */
  newId: () => string;
  /** Of `readReleaseId`; part of the tags of replies. */
  releaseId: string;
  metrics: Pick<Metrics, 'observe'>;
  programme: Programme;
  log: LogSettings;
};

/**
 * A request whose head, or which as a whole, has not arrived after this long is given up, so that nobody can hold
 * connections open. 25 MB over a slow line (1 Mbit/s up) take 210 seconds, and an upload's address is good for 300.
 */
const headTimeoutMs = 30_000;
const requestTimeoutMs = addressLifeSeconds * 1000;
/** Shorter replies are not worth packing. */
const compressFromBytes = 1024;

/** Builds the server: everything it needs is handed in, it opens no port and keeps nothing outside of itself. */
export async function buildApp({
  db,
  files,
  config,
  programme,
  now,
  newId,
  releaseId,
  metrics,
  log,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(log),
    // The framework's own lines hold addresses with their queries.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: newId,
    bodyLimit: config.bodyLimitBytes,
    trustProxy: trusted(config.trustProxy),
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headTimeoutMs },
    // An address that cannot even be decoded; Fastify's own reply would repeat it.
    frameworkErrors: (_error, _request, reply) => {
      void sendNotFound(reply);
    },
    // The default writes what arrived into the log.
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
    },
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = refusalReply(error, request.id);
    if (status >= 500) request.log.error({ err: error }, 'failed');
    // Beside the API there are only files: what cannot be asked of them is not there.
    else if (pathOf(request.url) !== '/api') return sendNotFound(reply);
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', ...headers })
      .send(body);
  });
  logCalls(app);
  countCalls(app, metrics);
  securityHeaders(app);
  if (config.legacyHost) redirectLegacyHost(app, config.legacyHost);
  await app.register(compress, {
    globalDecompression: false,
    threshold: compressFromBytes,
    encodings: ['br', 'gzip'],
    // The default, 11, takes a second for a large reply.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(formbody);
  healthRoutes(app, db);
  const { quotas, tokenIdleHours, tokenMaxDays } = config;
  const limits = { tokenIdleHours, tokenMaxDays };
  const rateLimits = createRateLimits(config.rates, now);
  apiRoute(app, {
    db,
    handlers,
    programme,
    files,
    readEdition: keepEditions(programme),
    readYearResults: keepYearResults(programme.thresholds.certificatePercent),
    limits,
    scanFile:
      config.scanner &&
      scanWithClamav(config.scanner, {
        onFailure: (error) => app.log.warn({ err: error }, 'the scanner did not look into a file'),
      }),
    quotas,
    rateLimits,
    now,
    releaseId,
    editorLicenceKey: config.editorLicenceKey,
  });
  const access = fileAccess({ db, files, limits, quotas, rateLimits, now });
  await fileRoutes(app, { files, access, now });
  const { served } = files;
  await siteRoutes(app, {
    siteFolder: config.siteFolder,
    readRegistry:
      config.modulesOrigin === undefined
        ? registryInFolder(config.siteFolder)
        : registryAt(config.modulesOrigin, { now, fetch }),
    tryOrigins: config.tryOrigins,
    storeOrigin: served.by === 'store' ? served.origin : undefined,
    programme,
    uploadLimitBytes: files.limitBytes,
    editorLicenceKey: config.editorLicenceKey,
  });
  return app;
}

/** Fastify wants a number of proxies as a question: whether the one so many steps away is still ours. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
