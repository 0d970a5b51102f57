import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { formatOverview } from './formatHelp.ts';
import { UsageError } from './usageError.ts';

/**
 * Finds the command at the beginning of a command line, and its arguments.
 * @throws UsageError listing all commands if there is none with this name
 */
export function findCommand(words: readonly string[]): {
  name: string;
  command: Command;
  args: string[];
} {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return { name, command, args: words.slice(length) };
  }
  const errorText =
    words.length === 0 ? 'Which command?' : `There is no command “${words.join(' ')}”.`;
  throw new UsageError(`${errorText} ${formatOverview(commands)}`);
}
