import { listModuleFailures } from '../modules/moduleFailures.ts';
import { defineCommand } from './command-line/command.ts';
import { formatTable } from './command-line/formatTable.ts';

const days = 30;

export const moduleFailures = defineCommand({
  description: `lists what pages could not show of the modules, of the last ${days} days`,
  positionals: {},
  options: {},
  run: async (_given, { inDatabase, now }) => {
    const since = new Date(now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
    const failures = await inDatabase((db) => listModuleFailures(db, since));
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
