import { randomUUID } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { computeReleaseId, hashSources } from './audit/computeReleaseId.ts';
import { ConfigError, type Config } from './config.ts';
import { InvalidContentError } from './content/contentIssue.ts';
import { readProgramme } from './content/reading/readProgramme.ts';
import { connect, type Database } from './database/connect.ts';
import { listMissingRoleSettings } from './database/listMissingRoleSettings.ts';
import { runExclusively } from './database/runExclusively.ts';
import { migrate, refreshPlannerStatistics } from './database/migrate.ts';
import { scheduleFileCleanup } from './documents/stores/scheduleFileCleanup.ts';
import { openFileStore } from './documents/stores/openFileStore.ts';
import { createHealthReader } from './monitoring/createHealthReader.ts';
import { closeConnectionsOnStop } from './http/closeConnectionsOnStop.ts';
import { createMetrics, type Metrics } from './monitoring/createMetrics.ts';
import { readOldestQueuedMailTime } from './mail/outboxList.ts';
import { createFolderTransport, createSmtpTransport } from './mail/mailTransport.ts';
import { startMailSender } from './mail/startMailSender.ts';
import { recordEvent } from './http/recordEvent.ts';
import type { MailSettings } from './mailEnvVars.ts';
import { scheduleReminders } from './reminders/scheduleReminders.ts';
import { serveMetrics } from './serveMetrics.ts';
import { warnAboutDemoAccounts } from './office/demo/warnAboutDemoAccounts.ts';
import { serveOfficeSocket } from './office/running-site/serveOfficeSocket.ts';
import { prepareDemoWorld, type PreparedDemoWorld } from './office/demo/demoWorld.ts';
import { readDemoContent } from './office/demo/readDemoContent.ts';
import { createPdfPrinter, type PdfPrinter } from './report/printing/createPdfPrinter.ts';

/** A server that listens. */
export type RunningSite = {
  /** For example `http://127.0.0.1:3000`. */
  address: string;
  /** Accounts of the demo world; none without one. */
  demoAccounts: PreparedDemoWorld['accounts'];
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Finishes running requests and closes everything that the start has opened. */
  stop: () => Promise<void>;
};

/**
 * Readers of data that does not change while the process runs. Several sites in one process can share what was read.
 */
export const siteReaders = { readDemoContent, hashSources };

/**
 * Starts the server: programme, database, file store, demo world, statistics, app, and last the open port. Several may
 * run in one process.
 * @param root the repository
 * @param output receives the log
 * @param readers by default read everything at each start; end-to-end tests pass readers that several sites share
 * @throws {Error} when a part cannot be started; whatever was opened is closed
 */
export async function startSite(
  settings: Config,
  {
    root,
    output,
    readers = siteReaders,
  }: {
    root: string;
    output: { write: (line: string) => unknown };
    readers?: typeof siteReaders;
  },
): Promise<RunningSite> {
  const now = () => new Date();
  const printLine = (sentence: string) => void output.write(`${sentence}\n`);
  const { contentFolder } = settings;
  const { programme, issues } = await readProgramme(settings.programmeFile);
  if (!programme) throw new InvalidContentError(issues);
  const connection = await connect(settings.database, () =>
    printLine('An idle connection to the database broke; it will be reopened.'),
  );
  const opened = new AsyncDisposableStack();
  opened.defer(() => connection.close());
  try {
    const { db, dbForLongWork, dbForProbes, replica } = connection;
    await migrate(dbForLongWork);
    if (settings.database.kind === 'server' && settings.database.pooledUrl)
      await assertCallsAreLimited(db);
    const files = await openFileStore({ config: settings, db, now });
    const prepareDemo = () =>
      prepareDemoWorld({
        db: dbForLongWork,
        files,
        contentFolder,
        read: readers.readDemoContent,
        now,
        log: printLine,
      });
    // Servers of one database that start together create the demo world one after the other.
    const startDemo =
      settings.database.kind === 'server'
        ? () => runExclusively(dbForLongWork, 'demo-world', prepareDemo)
        : prepareDemo;
    const demo = settings.isDemo ? await startDemo() : undefined;
    if (!settings.isDemo) await warnAboutDemoAccounts(connection.db, contentFolder, printLine);
    // A database server updates its statistics automatically, but not immediately after the demo world was created.
    if (demo?.isNew || settings.database.kind !== 'server')
      await refreshPlannerStatistics(dbForLongWork);
    const readHealth = createHealthReader({ db, dbForProbes, files });
    const metrics = createMetrics({ databaseUse: connection.use, readHealth });
    metrics.watchMails(() => readOldestQueuedMailTime(dbForProbes));
    const releaseId = await computeReleaseId({
      db,
      programme,
      sourcesHash: await readers.hashSources(root),
    });
    const app = await buildApp({
      db,
      dbForLongWork,
      replica,
      readHealth,
      files,
      config: settings,
      programme,
      metrics,
      pdfPrinter: settings.chromium && (await openPdfPrinter(settings.chromium)),
      now,
      newId: randomUUID,
      releaseId,
      log: { level: settings.logLevel, stream: { write: (line) => void output.write(line) } },
    });
    opened.defer(
      scheduleFileCleanup({ db, files, now }, (error) =>
        app.log.warn({ err: error }, 'an orphaned file was not removed'),
      ),
    );
    // With a database server, commands of the office read the database directly.
    if (settings.database.kind === 'embedded')
      await serveOfficeSocket({ databaseFolder: settings.database.folder, db }).then(
        (stopServingOffice) => opened.defer(stopServingOffice),
        (error: unknown) =>
          app.log.warn({ err: error }, 'office commands cannot ask the running site'),
      );
    const { host, port, metricsPort } = settings;
    if (metricsPort !== undefined) {
      const { stop: stopServingMetrics } = await serveMetrics(metrics, { host, port: metricsPort });
      opened.defer(stopServingMetrics);
    }
    const closeConnections = closeConnectionsOnStop(app.server);
    opened.defer(async () => {
      const closed = app.close();
      closeConnections();
      await closed;
    });
    const address = await app.listen({ host, port });
    // This happens, for example, if a connection arrives while the process has too many open files.
    app.server.on('error', (error) => app.log.error({ err: error }, 'the listening port failed'));
    if (settings.mail)
      opened.defer(
        startMailSender({
          db,
          transport: createMailTransport(settings.mail),
          programme,
          origin: settings.mainOrigin ?? address,
          now,
          perMinute: settings.mail.perMinute,
          logEvent: (event) => recordEvent(event, { log: app.log, metrics }),
          onFailure: (error) => app.log.warn({ err: error }, 'the outbox of mails cannot be used'),
        }),
      );
    if (settings.mail)
      opened.defer(
        scheduleReminders({ db: dbForLongWork, programme, releaseId, now }, (error) =>
          app.log.warn({ err: error }, 'reminders could not be put into the outbox'),
        ),
      );
    return {
      address,
      demoAccounts: demo?.accounts ?? [],
      log: app.log,
      metrics,
      stop: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

function createMailTransport(mail: MailSettings) {
  return mail.kind === 'smtp'
    ? createSmtpTransport(mail.address, mail.from)
    : createFolderTransport(mail.folder, mail.from);
}

/**
 * A pooler refuses the limits that a server sets for its connections, so they have to be settings of the role.
 * @throws ConfigError with the statements that set them, if a call could wait in the database for ever
 */
async function assertCallsAreLimited(db: Database): Promise<void> {
  const statements = await listMissingRoleSettings(db);
  if (statements.length > 0)
    throw new ConfigError(
      'DATABASE_POOLED_URL',
      `the address of a pooler whose role has time limits; run “${statements.join('; ')}”, then restart the pooler`,
    );
}

/**
 * Creates the printer of PDFs with the configured browser.
 * @throws ConfigError if there is no program at the configured path
 */
async function openPdfPrinter(chromium: NonNullable<Config['chromium']>): Promise<PdfPrinter> {
  try {
    await access(chromium.executablePath, constants.X_OK);
  } catch {
    throw new ConfigError('CHROMIUM_PATH', 'the file of a browser that this server may start');
  }
  return createPdfPrinter(chromium);
}
