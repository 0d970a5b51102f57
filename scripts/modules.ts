/** `npm run modules -- <command>`: shows and changes the module versions of a site. Without a command it lists them. */
import path from 'node:path';
import { commands } from './modules/commands.ts';
import { openStore } from './modules/openStore.ts';
import { parseModuleArgs } from './modules/parseModuleArgs.ts';

const root = path.dirname(import.meta.dirname);
const defaultLocation = process.env['SITE_DIR'] ?? path.join(root, 'dist');

try {
  const { positionals, location } = parseModuleArgs(process.argv.slice(2), {
    environment: process.env,
    defaultLocation,
  });
  const [name = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const lines = Object.values(commands).map(
      ({ usage, description }) => `  ${usage.padEnd(24)} ${description}`,
    );
    throw new Error(
      ['Usage: npm run modules -- <command> [--to <folder or s3://bucket>]', ...lines].join('\n'),
    );
  }
  const store = openStore(location, process.env);
  for (const line of await command.run(rest, { store, now: () => new Date() })) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
