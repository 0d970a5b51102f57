/** `npm run modules -- <command>`: shows and changes the module versions of a site. Without a command it shows what there is. */
import path from 'node:path';
import { Command } from 'commander';
import { commands } from './modules/commands.ts';
import { createLocationOption } from './modules/createLocationOption.ts';
import { openStore } from './modules/openStore.ts';

const environment = process.env;
const defaultLocation =
  environment['SITE_DIR'] ?? path.join(path.dirname(import.meta.dirname), 'dist');

const program = new Command('npm run modules --')
  .addOption(createLocationOption({ environment, defaultLocation }))
  .option('--yes', 'removes what `clean` lists');
for (const { usage, description, run } of Object.values(commands)) {
  const line = program.command(usage).description(description);
  line.action(async () => {
    const { to, yes: isSure } = program.opts<{ to: string; yes?: true }>();
    const store = openStore(to, environment);
    for (const text of await run(line.args, { store, now: () => new Date(), isSure }))
      console.log(text);
  });
}
try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
