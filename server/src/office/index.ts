/** The office's command line: `npm run office -- <command>`. */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { createBulkReader, describeFallback } from '../database/createBulkReader.ts';
import { migrate } from '../database/migrate.ts';
import { openFileStore } from '../documents/stores/openFileStore.ts';
import { describeStartupError } from '../describeStartupError.ts';
import type { OfficeEnvironment } from './command-line/commandContext.ts';
import { runOfficeCommand } from './runOfficeCommand.ts';
import { readFromRunningSite } from './running-site/readFromRunningSite.ts';
import { UsageError } from './command-line/usageError.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** Exit codes after a signal, as in shells: 128 plus the signal's number. */
const codeOf = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

for (const [signal, code] of Object.entries(codeOf))
  process.once(signal, () => {
    console.error('Stopped before the end: run it again.');
    // On exit, `withTemporaryPath` deletes unfinished files, and the database rolls the open transaction back.
    process.exit(code);
  });

process.exitCode = await runOfficeCommand({
  words: process.argv.slice(2),
  openOffice,
  print: (line) => console.log(line),
  writeError: (message) => console.error(message),
});

function openOffice(): OfficeEnvironment {
  const config = readConfig(root);
  const now = () => new Date();
  return {
    config,
    now,
    confirm,
    readInput: () => text(process.stdin),
    readFromRunningSite: async (path) =>
      config.database.kind === 'embedded'
        ? readFromRunningSite(config.database.folder, path)
        : undefined,
    openFiles: (db) => openFileStore({ config, db, now }),
    withDatabase: async (work) => {
      const { dbForLongWork: db, replica, close } = await connect(config.database);
      try {
        await migrate(db).catch((error: unknown) => {
          const issue = describeStartupError(error, config);
          throw issue === undefined ? error : new UsageError(issue);
        });
        const onFallback = (reason: unknown) =>
          console.error(
            `The replica was not used, so the primary was read: ${describeFallback(reason)}.`,
          );
        return await work(db, createBulkReader({ primary: db, replica, onFallback }));
      } finally {
        await close();
      }
    },
  };
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UsageError(`${question} There is no terminal to ask: add --yes.`);
  // Standard output is reserved for the result, which may be JSON.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await new Promise<string>((resolve) => {
    // Ctrl-C and Ctrl-D close the terminal without an answer, which means no.
    terminal.once('close', () => resolve(''));
    terminal.question(`${question} [y/N] `, resolve);
  });
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new UsageError('Nothing was changed.');
}
