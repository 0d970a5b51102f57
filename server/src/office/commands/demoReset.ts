import { removeErasedFiles } from '../../erasing/removeErasedFiles.ts';
import { defineCommand } from '../command.ts';
import { resetDemoWorld } from '../resetDemoWorld.ts';
import { UsageError } from '../usageError.ts';

export const demoReset = defineCommand({
  description: 'throws the demo world away and makes it anew',
  positionals: {},
  options: {},
  run: async (_given, { config, now, showProgress, isDryRun, inDatabase, openFiles, confirm }) => {
    // Its accounts have a password that everybody can read in the README.
    if (!config.isDemo)
      throw new UsageError('DEMO=1 is not set, so this is no installation for a demo world.');
    await confirm('Throw away all that was done in the demo world?');
    const { files, storedNames } = await inDatabase(async (db) => {
      const store = await openFiles(db);
      const { contentFolder } = config;
      const loose = await resetDemoWorld({
        db,
        files: store,
        contentFolder,
        now,
        log: showProgress,
      });
      return { files: store, storedNames: loose };
    });
    // Only after the commit: a file cannot be brought back. What stays, the server's clean-up removes.
    if (!isDryRun) await removeErasedFiles(files, storedNames);
    return { sentences: ['The demo world stands as on the first day.'], data: {} };
  },
});
