import type { Command } from './command.ts';
import { checkContent } from './commands/checkContent.ts';
import { demoReset } from './commands/demoReset.ts';
import { importContent } from './commands/importContent.ts';

/** All commands of the office by name, one or two words. */
export const commands: { readonly [name: string]: Command } = {
  'check-content': checkContent,
  'import-content': importContent,
  'demo reset': demoReset,
};
