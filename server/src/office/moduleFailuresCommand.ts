import { z } from 'zod';
import { FolderInUseError } from '../database/embeddedLock.ts';
import { listModuleFailures } from '../modules/moduleFailures.ts';
import { defineCommand } from './command-line/command.ts';
import type { CommandContext } from './command-line/commandContext.ts';
import { formatTable } from './command-line/formatTable.ts';

const days = 30;

export const moduleFailuresCommand = defineCommand({
  description: `lists what pages could not show of the modules, of the last ${days} days`,
  positionals: {},
  options: {},
  run: async (_given, context) => {
    const since = new Date(context.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
    const failures = await readFailures(since, context);
    return {
      sentences:
        failures.length === 0
          ? [`No page has failed to show a module in the last ${days} days.`]
          : formatTable(
              ['day', 'module', 'version', 'reason', 'times', 'last at'],
              failures.map((one) => [
                one.day,
                one.module,
                one.version,
                one.reason,
                String(one.times),
                one.lastAt,
              ]),
            ),
      data: { failures },
    };
  },
});

const listedFailures = z.object({
  failures: z.array(
    z.object({
      day: z.string(),
      module: z.string(),
      version: z.string(),
      reason: z.string(),
      times: z.number(),
      firstAt: z.string(),
      lastAt: z.string(),
    }),
  ),
});
type ListedFailure = z.output<typeof listedFailures>['failures'][number];

/**
 * Reads the failures from the database, or from the running site if the site holds the embedded database.
 * @throws FolderInUseError if the process that holds the database does not answer
 */
async function readFailures(
  sinceDay: string,
  { inDatabase, readFromRunningSite }: Pick<CommandContext, 'inDatabase' | 'readFromRunningSite'>,
): Promise<readonly ListedFailure[]> {
  try {
    return await inDatabase((db) => listModuleFailures(db, sinceDay));
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const answer = await readFromRunningSite(`/module-failures?since=${sinceDay}`);
    const parsed = listedFailures.safeParse(answer);
    if (!parsed.success) throw error;
    return parsed.data.failures;
  }
}
