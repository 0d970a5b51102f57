import { modulesCommands } from '../../scripts/modules/commands.ts';
import { openFolderStore } from '../../scripts/modules/openFolderStore.ts';
import type { Site } from './openSite.ts';

/** Runs `npm run modules -- <line>` on a test's site. */
export async function runModulesCommand(site: Site, line: string): Promise<string[]> {
  const [name = '', ...args] = line.split(' ');
  const command = modulesCommands[name];
  if (!command) throw new Error(`unknown command ${name}`);
  return command.run(args, { store: openFolderStore(site.siteFolder), now: () => new Date() });
}
