import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { buildApp } from './app.ts';
import { readReleaseId } from './audit/readReleaseId.ts';
import { readConfig, type Config } from './config.ts';
import { ContentFaultsError } from './content/contentFaultsError.ts';
import { readProgramme } from './content/reading/readProgramme.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { refreshStatistics } from './database/refreshStatistics.ts';
import { keepRemovingFiles } from './documents/keepRemovingFiles.ts';
import { openFileStore } from './documents/openFileStore.ts';
import { followUnused } from './http/followUnused.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { demoPassword } from './office/demo/demoPassword.ts';
import { prepareDemoWorld } from './office/demoWorld.ts';
import { startFault } from './startFault.ts';

/** A request that is still running this long after the stop was asked for is given up. */
const stopWithinMs = 20_000;

const root = resolve(import.meta.dirname, '..', '..');

let config: Config | undefined;
try {
  config = readConfig(root);
  await start(config);
} catch (error) {
  const sentence = startFault(error, config);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** Config → database → demo world → statistics → app → listen. */
async function start(settings: Config): Promise<void> {
  const now = () => new Date();
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  const { contentFolder } = settings;
  const { programme, faults } = await readProgramme(settings.programmeFile);
  if (!programme) throw new ContentFaultsError(faults);
  const connection = await connect(settings.database, () =>
    say('A connection to the database broke while nobody used it; it will be opened again.'),
  );
  try {
    await migrate(connection.db);
    const files = await openFileStore({ config: settings, db: connection.db, now });
    const demoAccounts = settings.isDemo
      ? await prepareDemoWorld({ db: connection.db, files, contentFolder, now, log: say })
      : [];
    // A database server of its own keeps them by itself, but not at once after the demo world was written.
    if (settings.isDemo || settings.database.kind !== 'server')
      await refreshStatistics(connection.db);
    const metrics = createMetrics(connection.use);
    const app = await buildApp({
      db: connection.db,
      files,
      config: settings,
      programme,
      metrics,
      now,
      newId: randomUUID,
      releaseId: await readReleaseId({ db: connection.db, programme, root }),
      log: { level: settings.logLevel },
    });
    const stopRemoving = keepRemovingFiles({ db: connection.db, files, now }, (error) =>
      app.log.warn({ err: error }, 'a loose file was not removed'),
    );
    const { host, port, metricsPort } = settings;
    const scraped =
      metricsPort === undefined
        ? undefined
        : await serveMetrics(metrics, { host, port: metricsPort });
    const endUnused = followUnused(app.server);
    const stop = async () => {
      setTimeout(() => process.exit(1), stopWithinMs).unref();
      const closed = app.close();
      endUnused();
      await closed;
      await scraped?.stop();
      await stopRemoving();
      await connection.close();
    };
    process.once('SIGTERM', () => void stop());
    process.once('SIGINT', () => void stop());
    const address = await app.listen({ host, port });
    say(`The site is open at ${address}`);
    if (demoAccounts.length > 0) say(`Demo accounts, all with the password ${demoPassword}:`);
    for (const { email, name } of demoAccounts) say(`  ${email}  ${name}`);
  } catch (error) {
    await connection.close();
    throw error;
  }
}
