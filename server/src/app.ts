import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import { constants } from 'node:zlib';
import { changeStreamLimits, type ChangeStreamLimits } from './audit/createChangeWatcher.ts';
import { createSignInGuard } from './accounts/signInGuard.ts';
import type { Config } from './config.ts';
import type { Programme } from './programme/programme.ts';
import type { Database } from './database/connect.ts';
import { createBulkReader } from './database/createBulkReader.ts';
import { createClamavScanner } from './documents/checking/scanFile.ts';
import { createSignedUrlHandlers } from './documents/createSignedUrlHandlers.ts';
import type { FileStore } from './documents/stores/fileStore.ts';
import { handlers } from './handlers.ts';
import type { Health } from './monitoring/createHealthReader.ts';
import {
  registerBodyParsers,
  anonymousBodyLimitBytes,
  parseBoundedForm,
} from './http/registerBodyParsers.ts';
import { registerApiRoute } from './http/registerApiRoute.ts';
import { registerChangeStream } from './http/registerChangeStream.ts';
import { registerRequestMetrics } from './http/registerRequestMetrics.ts';
import { registerFileRoutes } from './http/registerFileRoutes.ts';
import { connectionLimits, createConnectionGuard } from './http/createConnectionGuard.ts';
import { registerReportPdfRoute } from './http/registerReportPdfRoute.ts';
import type { EventMetrics } from './http/recordEvent.ts';
import { registerHealthRoutes } from './http/registerHealthRoutes.ts';
import { registerRequestLog } from './http/registerRequestLog.ts';
import { createLoggerOptions, type LogSettings } from './http/createLoggerOptions.ts';
import { createRateLimits } from './rateLimits.ts';
import { removeQueryFromUrl } from './http/removeQueryFromUrl.ts';
import { toRefusalReply, sendRefusal } from './http/toRefusalReply.ts';
import { createModuleLabelReader } from './modules/createModuleLabelReader.ts';
import type { Metrics } from './monitoring/createMetrics.ts';
import type { PdfPrinter } from './report/printing/createPdfPrinter.ts';
import { createYearResultsReader } from './report/comparing/yearResults.ts';
import { createEditionCache } from './editions/createEditionCache.ts';
import { createQueueMail } from './mail/queueMail.ts';
import { createQueueMemberMails } from './mail/queueMemberMails.ts';
import { registerLegacyHostRedirect } from './site/registerLegacyHostRedirect.ts';
import { sendNotFound } from './site/sendNotFound.ts';
import { createRemoteRegistrySource, createFolderRegistrySource } from './site/registrySource.ts';
import { registerBadgeRoute } from './certificates/registerBadgeRoute.ts';
import { registerDevMailPage } from './site/registerDevMailPage.ts';
import { registerSecurityHeaders, securityHeaders } from './site/registerSecurityHeaders.ts';
import { registerSiteRoutes } from './site/registerSiteRoutes.ts';

export type AppDependencies = {
  db: Database;
  /**
   * Database connections for work that may take minutes, such as computing the results of a year; see
   * `DatabaseConnections`.
   */
  dbForLongWork: Database;
  /** Connections to a replica, if there is one. */
  replica?: Database | undefined;
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
    | 'mainOrigin'
    | 'mail'
    | 'isDemo'
    | 'secondFactorPolicy'
    | 'pdfSiteOrigin'
    | 'scanner'
    | 'quotas'
    | 'rates'
  >;
  now: () => Date;
  /** Generates request ids; random in production. */
  newId: () => string;
  /** The server's release (`computeReleaseId`), which is part of the ETags. */
  releaseId: string;
  metrics: Pick<Metrics, 'observe' | 'watchModules'> & EventMetrics;
  /** Makes the report's PDF; undefined if no browser is configured. */
  pdfPrinter: PdfPrinter | undefined;
  programme: Programme;
  log: LogSettings;
  /** Limits of connections; tests pass shorter ones. */
  limits?: typeof connectionLimits;
  /** Limits of the streams of changes; tests pass shorter ones. */
  changeLimits?: ChangeStreamLimits;
};

/** Minimum size in bytes of a compressed reply; compressing smaller ones saves too little. */
const compressFromBytes = 1024;

/** Builds the server. All dependencies are passed in; it opens no port and keeps no global state. */
export async function buildApp({
  db,
  dbForLongWork,
  replica,
  readHealth,
  files,
  config,
  programme,
  now,
  newId,
  releaseId,
  metrics,
  pdfPrinter,
  log,
  limits = connectionLimits,
  changeLimits = changeStreamLimits,
}: AppDependencies): Promise<FastifyInstance> {
  const connections = createConnectionGuard(limits);
  const app = Fastify({
    logger: createLoggerOptions(log),
    // The framework's request logs would contain URLs with their queries.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: newId,
    bodyLimit: anonymousBodyLimitBytes,
    routerOptions: { querystringParser: (text) => parseBoundedForm(text) as never },
    trustProxy: trusted(config.trustProxy),
    serverFactory: (answer) => {
      const server = createServer(connections.serverOptions, answer);
      connections.watch(server);
      return server;
    },
    // Called for a URL that cannot be decoded. Fastify's default reply would repeat the URL. Our hooks do not run for
    // such a URL, so the security headers are set here.
    frameworkErrors: (_error, _request, reply) => {
      void sendNotFound(reply.headers(securityHeaders));
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
    const refusal = toRefusalReply(error, request.id);
    // Outside of `/api`, requests are for pages and files. An invalid request for one of these gets 404.
    if (refusal.status < 500 && removeQueryFromUrl(request.url) !== '/api')
      return sendNotFound(reply);
    return sendRefusal(refusal, { error, request, reply });
  });
  registerRequestLog(app);
  registerRequestMetrics(app, metrics);
  registerSecurityHeaders(app);
  if (config.legacyHost) registerLegacyHostRedirect(app, config.legacyHost);
  await app.register(compress, {
    globalDecompression: false,
    threshold: compressFromBytes,
    encodings: ['br', 'gzip'],
    // The default quality, 11, takes a second for a large reply.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await registerBodyParsers(app);
  registerHealthRoutes(app, readHealth);
  const { quotas, tokenIdleHours, tokenMaxDays } = config;
  const hasMail = config.mail !== undefined;
  const sessionLimits = { tokenIdleHours, tokenMaxDays };
  const rateLimits = createRateLimits(config.rates, now);
  const readEdition = createEditionCache(programme);
  const readRegistry =
    config.modulesOrigin === undefined
      ? createFolderRegistrySource(config.siteFolder)
      : createRemoteRegistrySource(config.modulesOrigin, {
          now,
          fetch,
          onFailure: (error) => app.log.warn({ err: error }, 'the module registry cannot be read'),
        });
  const moduleLabels = createModuleLabelReader(readRegistry);
  metrics.watchModules(moduleLabels.listUsed);
  const environment = {
    db,
    handlers,
    programme,
    files,
    readEdition,
    yearResults: createYearResultsReader({
      readEdition,
      certificatePercent: programme.thresholds.certificatePercent,
      leastOrganisations: programme.comparisons.leastOrganisations,
      dbForLongWork,
      readInBulk: createBulkReader({
        primary: dbForLongWork,
        replica,
        onFallback: (error) =>
          app.log.warn({ err: error }, 'the replica was not used; the primary is read'),
      }),
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
    mainOrigin: config.mainOrigin,
    isDemo: config.isDemo,
    secondFactorPolicy: config.secondFactorPolicy,
    hasMail,
    hasReportPdf: pdfPrinter !== undefined,
    queueMail: createQueueMail({ hasMail, now }),
    queueMemberMails: createQueueMemberMails({ hasMail, now }),
    signInGuard: createSignInGuard(db),
    labelModule: moduleLabels.label,
  };
  const { bodyLimitBytes } = config;
  registerApiRoute(app, { ...environment, bodyLimitBytes, bodyWithinMs: limits.callMs }, metrics);
  registerChangeStream(app, { environment, limits: changeLimits });
  registerBadgeRoute(app, environment);
  if (config.mail?.kind === 'folder') registerDevMailPage(app, config.mail.folder);
  const access = createSignedUrlHandlers({
    db,
    files,
    limits: sessionLimits,
    quotas,
    rateLimits,
    now,
  });
  await registerFileRoutes(app, { files, access, now });
  if (pdfPrinter)
    registerReportPdfRoute(app, {
      printer: pdfPrinter,
      environment,
      readRegistry,
      siteOrigin: config.pdfSiteOrigin,
    });
  const { served } = files;
  await registerSiteRoutes(app, {
    siteFolder: config.siteFolder,
    readRegistry,
    tryOrigins: config.tryOrigins,
    storeOrigin: served.by === 'store' ? served.origin : undefined,
    programme,
    uploadLimitBytes: files.limitBytes,
    editorLicenceKey: config.editorLicenceKey,
    mainOrigin: config.mainOrigin,
    isDemo: config.isDemo,
    hasMail,
    hasReportPdf: pdfPrinter !== undefined,
  });
  return app;
}

/**
 * Converts a number of proxies to the predicate that Fastify expects: whether the proxy at this hop is trusted. Other
 * values stay as they are.
 */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
