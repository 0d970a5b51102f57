import { removeErasedFiles } from '../../erasing/removeErasedFiles.ts';
import { defineCommand } from '../command.ts';
import { resetDemoWorld } from '../resetDemoWorld.ts';
import { UsageError } from '../usageError.ts';

export const demoReset = defineCommand({
  description: 'deletes the demo world and creates it again',
  positionals: {},
  options: {},
  run: async (_given, { config, now, showProgress, isDryRun, inDatabase, openFiles, confirm }) => {
    // Refused without the demo, because the password of the demo accounts is published in the README.
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
    // Files are removed after the commit, because a rollback cannot restore them. The server's clean-up retries
    // failures.
    if (!isDryRun) await removeErasedFiles(files, storedNames);
    return { sentences: ['The demo world is in its initial state.'], data: {} };
  },
});
