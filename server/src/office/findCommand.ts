import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { WrongUsage } from './wrongUsage.ts';

/**
 * Finds the command that a command line begins with, and what stands behind its name.
 * @throws WrongUsage listing all commands when there is none of that name
 */
export function findCommand(words: readonly string[]): { command: Command; args: string[] } {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return { command, args: words.slice(length) };
  }
  const list = Object.entries(commands).map(
    ([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(28)}${does}`,
  );
  const complaint =
    words.length === 0 ? 'Which command?' : `There is no command “${words.join(' ')}”.`;
  throw new WrongUsage([`${complaint} npm run office -- <command>, one of:`, ...list].join('\n'));
}
