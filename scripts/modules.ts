/** `npm run modules -- <command>`: shows and changes a site's module versions. Without a command it prints help. */
import path from 'node:path';
import { Command } from 'commander';
import type { ModulesCommandContext } from './modules/command.ts';
import { modulesCommands } from './modules/commands.ts';
import {
  createLocationOption,
  createChangeOriginOptions,
  type ChangeOriginOptions,
} from './modules/options.ts';
import { openRegistryStore } from './modules/openRegistryStore.ts';
import { readChangeOrigin } from './modules/readChangeOrigin.ts';

const environment = process.env;
const root = path.dirname(import.meta.dirname);
const defaultLocation = environment['SITE_DIR'] ?? path.join(root, 'dist');

const program = new Command('npm run modules --')
  .addOption(createLocationOption({ environment, defaultLocation }))
  .option('--yes', 'removes what `clean` lists')
  .option('--against <folder>', 'folder with the sources of a shell (`verify`)')
  // Without `--` before it, npm parses the option itself and sets this variable.
  .option('--json', 'prints JSON (`list`, `history`)', environment['npm_config_json'] === 'true');
for (const option of createChangeOriginOptions()) program.addOption(option);
for (const { usage, description, run } of Object.values(modulesCommands)) {
  const line = program.command(usage).description(description);
  line.action(async () => {
    const given = program.opts<
      { to: string; yes?: true; json: boolean; against?: string } & ChangeOriginOptions
    >();
    const context: ModulesCommandContext = {
      store: openRegistryStore(given.to, environment),
      now: () => new Date(),
      readOrigin: () => readChangeOrigin(root, { person: given.by, note: given.note }),
      isSure: given.yes,
      isJson: given.json,
      against: given.against,
    };
    for (const text of await run(line.args, context)) console.log(text);
  });
}
try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
