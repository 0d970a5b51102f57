import { parseArgs } from 'node:util';
import { openFileStore } from '../../documents/openFileStore.ts';
import type { Command } from '../command.ts';
import { resetDemoWorld } from '../resetDemoWorld.ts';

export const demoReset: Command = {
  takes: '[--yes]',
  does: 'throws the demo world away and makes it anew',
  run: async (args, { config, now, print, withDatabase, confirm }) => {
    const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
    if (!values.yes) await confirm('Throw away all that was done in the demo world?');
    await withDatabase(async (db) => {
      const files = await openFileStore({ config, db, now });
      await resetDemoWorld({ db, files, contentFolder: config.contentFolder, now, log: print });
    });
    print('The demo world stands as on the first day.');
  },
};
