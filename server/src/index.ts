import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { buildApp } from './app.ts';
import { readReleaseId } from './audit/readReleaseId.ts';
import { readConfig, type Config } from './config.ts';
import { InvalidContentError } from './content/contentIssue.ts';
import { readProgramme } from './content/reading/readProgramme.ts';
import { connect } from './database/connect.ts';
import { migrate, refreshStatistics } from './database/migrate.ts';
import { scheduleFileCleanup } from './documents/stores/scheduleFileCleanup.ts';
import { openFileStore } from './documents/stores/openFileStore.ts';
import { createHealthReader } from './monitoring/createHealthReader.ts';
import { trackUnusedConnections } from './http/trackUnusedConnections.ts';
import { handleUncaughtErrors } from './http/handleUncaughtErrors.ts';
import { createMetrics } from './monitoring/createMetrics.ts';
import { serveMetrics } from './serveMetrics.ts';
import { demoPassword } from './accounts/demoPassword.ts';
import { warnAboutDemoAccounts } from './office/demo/warnAboutDemoAccounts.ts';
import { prepareDemoWorld } from './office/demo/demoWorld.ts';
import { describeStartupError } from './describeStartupError.ts';

/** Time in milliseconds after a stop signal; requests that are still running then are aborted. */
const stopWithinMs = 20_000;

const root = resolve(import.meta.dirname, '..', '..');

// A failing log target (full disk, closed pipe) must not end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

let config: Config | undefined;
try {
  config = readConfig(root);
  await start(config);
} catch (error) {
  const sentence = describeStartupError(error, config);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** Config → database → demo world → statistics → app → listen. */
async function start(settings: Config): Promise<void> {
  const now = () => new Date();
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  const { contentFolder } = settings;
  const { programme, issues } = await readProgramme(settings.programmeFile);
  if (!programme) throw new InvalidContentError(issues);
  const connection = await connect(settings.database, () =>
    say('An idle connection to the database broke; it will be reopened.'),
  );
  try {
    const { db, dbForLongWork, dbForProbes } = connection;
    await migrate(dbForLongWork);
    const files = await openFileStore({ config: settings, db, now });
    const demoAccounts = settings.isDemo
      ? await prepareDemoWorld({ db: dbForLongWork, files, contentFolder, now, log: say })
      : [];
    if (!settings.isDemo) await warnAboutDemoAccounts(connection.db, contentFolder, say);
    // A database server updates its statistics by itself, but not immediately after the demo world was created.
    if (settings.isDemo || settings.database.kind !== 'server')
      await refreshStatistics(dbForLongWork);
    const readHealth = createHealthReader({ db, dbForProbes, files });
    const metrics = createMetrics({ databaseUse: connection.use, readHealth });
    const app = await buildApp({
      db,
      dbForLongWork,
      readHealth,
      files,
      config: settings,
      programme,
      metrics,
      now,
      newId: randomUUID,
      releaseId: await readReleaseId({ db, programme, root }),
      log: { level: settings.logLevel, stream: process.stdout },
    });
    const stopRemoving = scheduleFileCleanup({ db, files, now }, (error) =>
      app.log.warn({ err: error }, 'an orphaned file was not removed'),
    );
    const { host, port, metricsPort } = settings;
    const scraped =
      metricsPort === undefined
        ? undefined
        : await serveMetrics(metrics, { host, port: metricsPort });
    const endUnused = trackUnusedConnections(app.server);
    // An example of such an error is too many open files when a connection arrives.
    app.server.on('error', (error) => app.log.error({ err: error }, 'the listening port failed'));
    const stop = async () => {
      setTimeout(() => process.exit(1), stopWithinMs).unref();
      const closed = app.close();
      endUnused();
      await closed;
      await scraped?.stop();
      await stopRemoving();
      await connection.close();
    };
    handleUncaughtErrors({ log: app.log, metrics, stop });
    process.once('SIGTERM', () => void stop());
    process.once('SIGINT', () => void stop());
    const address = await app.listen({ host, port });
    say(`The site is open at ${address}`);
    if (demoAccounts.length > 0)
      say(
        `Demo world: invented organisations, and accounts with the password ${demoPassword}. DEMO=0 starts without it.`,
      );
    for (const { email, name } of demoAccounts) say(`  ${email}  ${name}`);
  } catch (error) {
    await connection.close();
    throw error;
  }
}
