import { Command } from 'commander';
import {
  createChangeOriginOptions,
  type ChangeOriginOptions,
  createLocationOption,
  type LocationSources,
  parsePercent,
} from './options.ts';

/** Default of `limitSeconds`. Steps that take 20 seconds on an idle machine take some minutes on a busy one. */
const usualLimitSeconds = 600;

/** Parsed arguments of `npm run release`. */
type ReleaseArgs = {
  /** Folder of the module's sources; undefined when none is named. */
  folder: string | undefined;
  /** Folder or bucket of the modules. */
  location: string;
  /** Whether sources with uncommitted changes may be released. */
  isDirtyAllowed: boolean;
  /** Seconds that each step before the release may take. */
  limitSeconds: number;
  /** Name of the person who releases; git's name by default. */
  by?: string;
  note?: string;
  /** The percentage of accounts, and the named accounts, that get the release first. */
  canary?: { percent: number; accounts: number[] };
};

/** Parses the arguments of `npm run release`. @throws {Error} when a value is invalid */
export function parseReleaseArgs(
  args: readonly string[],
  surroundings: LocationSources,
): ReleaseArgs {
  const { environment } = surroundings;
  const program = new Command('npm run release --')
    .argument('[module]')
    .argument('[percent]')
    .option('--canary <percent>', 'of accounts that get it first', environment['npm_config_canary'])
    .option('--accounts <ids>', 'that get it first', environment['npm_config_accounts'])
    .option(
      '--allow-dirty',
      'releases changes that are not committed, too',
      environment['npm_config_allow_dirty'] === 'true',
    )
    .option('--limit <seconds>', 'that each step may take', String(usualLimitSeconds))
    .addOption(createLocationOption(surroundings));
  for (const option of createChangeOriginOptions()) program.addOption(option);
  program.parse(args, { from: 'user' });
  const [folder, npmPercent] = program.args;
  const { to, allowDirty, limit, by, note, ...given } = program.opts<
    {
      to: string;
      allowDirty: boolean;
      limit: string;
      canary?: string;
      accounts?: string;
    } & ChangeOriginOptions
  >();
  const limitSeconds = Number(limit);
  if (!Number.isInteger(limitSeconds) || limitSeconds < 1 || limitSeconds > 86_400)
    throw new Error('--limit must be a whole number of seconds from 1 to 86400');
  const common = {
    folder,
    location: to,
    isDirtyAllowed: allowDirty,
    limitSeconds,
    ...(by !== undefined && { by }),
    ...(note !== undefined && { note }),
  };
  // npm turns `--canary 10` into the flag `true` and the positional argument `10`.
  const percentText = given.canary === 'true' ? npmPercent : given.canary;
  if (percentText === undefined && given.accounts === undefined) return common;
  const accounts = (given.accounts ?? '').split(',').filter(Boolean).map(Number);
  const percent = parsePercent(percentText ?? '0');
  if (!accounts.every((account) => Number.isInteger(account) && account > 0))
    throw new Error('--accounts must be account ids separated by commas');
  return { ...common, canary: { percent, accounts } };
}
