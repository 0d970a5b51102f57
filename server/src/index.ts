import { resolve } from 'node:path';
import { readConfig, type Config } from './config.ts';
import { demoPassword } from './accounts/demoPassword.ts';
import { describeStartupError } from './describeStartupError.ts';
import { handleUncaughtErrors } from './http/handleUncaughtErrors.ts';
import { startSite } from './startSite.ts';

/** Maximum time in milliseconds from a stop signal to the end of the process, which aborts requests still running. */
const stopWithinMs = 20_000;

const root = resolve(import.meta.dirname, '..', '..');

// A failing log target (full disk, closed pipe) must not end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

let config: Config | undefined;
try {
  config = readConfig(root);
  await serve(config);
} catch (error) {
  const sentence = describeStartupError(error, config);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** Starts the server, and stops it at a signal or after an error that nothing has caught. */
async function serve(settings: Config): Promise<void> {
  const site = await startSite(settings, { root, output: process.stdout });
  const stop = async () => {
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await site.stop();
  };
  handleUncaughtErrors({ log: site.log, metrics: site.metrics, stop });
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  const printLine = (sentence: string) => process.stdout.write(`${sentence}\n`);
  printLine(`The site is open at ${site.address}`);
  if (site.demoAccounts.length > 0)
    printLine(
      `Demo world: invented organisations, and accounts with the password ${demoPassword}. DEMO=0 starts without it.`,
    );
  for (const { email, name } of site.demoAccounts) printLine(`  ${email}  ${name}`);
}
