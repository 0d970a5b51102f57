import { defineCommand } from '../command.ts';
import { resetDemoWorld } from '../resetDemoWorld.ts';

export const demoReset = defineCommand({
  does: 'throws the demo world away and makes it anew',
  places: {},
  options: {},
  run: async (_given, { config, now, tell, inDatabase, openFiles, confirm }) => {
    await confirm('Throw away all that was done in the demo world?');
    await inDatabase(async (db) =>
      resetDemoWorld({
        db,
        files: await openFiles(db),
        contentFolder: config.contentFolder,
        now,
        log: tell,
      }),
    );
    return { sentences: ['The demo world stands as on the first day.'], data: {} };
  },
});
