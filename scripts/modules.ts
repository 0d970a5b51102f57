/** `npm run modules -- list | history | use | rollback | promote | off | clean | verify`: which versions a site shows. */
import path from 'node:path';
import { commands } from './modules/commands.ts';
import { openStore } from './modules/openStore.ts';
import { readWords } from './modules/readWords.ts';

const root = path.dirname(import.meta.dirname);
const defaultPlace = process.env['SITE_DIR'] ?? path.join(root, 'dist');

try {
  const { words, place } = readWords(process.argv.slice(2), {
    environment: process.env,
    defaultPlace,
  });
  const [name = '', ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const lines = Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(24)} ${does}`);
    throw new Error(['npm run modules -- … [--to <folder or s3://bucket>]', ...lines].join('\n'));
  }
  const store = openStore(place, process.env);
  for (const line of await command.run(rest, { store, now: () => new Date() })) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
