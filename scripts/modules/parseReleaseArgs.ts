import { Command } from 'commander';
import { createLocationOption, type Surroundings } from './createLocationOption.ts';

/** Parsed arguments of `npm run release`. */
type ReleaseArgs = {
  /** Folder of the module's sources; undefined when none is named. */
  folder: string | undefined;
  /** Folder or bucket of the modules. */
  location: string;
  /** The percentage of accounts, and the named accounts, that get the release first. */
  canary?: { percent: number; accounts: number[] };
};

/** @throws {Error} when a value is invalid */
export function parseReleaseArgs(args: readonly string[], surroundings: Surroundings): ReleaseArgs {
  const { environment } = surroundings;
  const program = new Command('npm run release --')
    .argument('[module]')
    .argument('[percent]')
    .option('--canary <percent>', 'of accounts that get it first', environment['npm_config_canary'])
    .option('--accounts <ids>', 'that get it first', environment['npm_config_accounts'])
    .addOption(createLocationOption(surroundings))
    .parse(args, { from: 'user' });
  const [folder, npmPercent] = program.args;
  const { to: location, ...given } = program.opts<{
    to: string;
    canary?: string;
    accounts?: string;
  }>();
  // npm turns `--canary 10` into the flag `true` and the positional argument `10`.
  const percentText = given.canary === 'true' ? npmPercent : given.canary;
  if (percentText === undefined && given.accounts === undefined) return { folder, location };
  const accounts = (given.accounts ?? '').split(',').filter(Boolean).map(Number);
  const percent = Number(percentText ?? 0);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Error('--canary must be a whole percentage from 0 to 100');
  if (!accounts.every((account) => Number.isInteger(account) && account > 0))
    throw new Error('--accounts must be account ids separated by commas');
  return { folder, location, canary: { percent, accounts } };
}
