/** The programme office's command line: `npm run office -- <command>`. */
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import type { Office } from './command.ts';
import { runOffice } from './runOffice.ts';
import { WrongUsage } from './wrongUsage.ts';

const root = join(import.meta.dirname, '..', '..', '..');

process.exitCode = await runOffice({
  words: process.argv.slice(2),
  openOffice,
  complain: (message) => console.error(message),
});

function openOffice(): Office {
  const config = readConfig(root);
  return {
    config,
    now: () => new Date(),
    print: (line) => console.log(line),
    confirm,
    withDatabase: async (work) => {
      const { db, close } = await connect(config.database);
      try {
        await migrate(db);
        return await work(db);
      } finally {
        await close();
      }
    },
  };
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new WrongUsage(`${question} Nobody is here to ask: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new WrongUsage('Nothing was changed.');
}
