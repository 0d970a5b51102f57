import { parseArgs } from 'node:util';

/** Parsed arguments of `npm run modules` and `npm run release`. */
export type ModuleArgs = {
  positionals: string[];
  /** Folder or bucket of the modules. */
  location: string;
  /** Only for a release: the percentage of accounts, and the named accounts, that get it first. */
  canary?: { percent: number; accounts: number[] };
};

/**
 * Parses the arguments. When `--` is missing (`npm run release -w report-mfe --canary 10`), npm takes the options
 * itself and passes them on as environment variables, so these are read, too.
 * @throws {Error} when an option is invalid
 */
export function parseModuleArgs(
  args: readonly string[],
  { environment, defaultLocation }: { environment: NodeJS.ProcessEnv; defaultLocation: string },
): ModuleArgs {
  const { values, positionals: given } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      accounts: { type: 'string' },
      to: { type: 'string' },
      yes: { type: 'boolean' },
    },
  });
  // Not from npm's environment: `yes` may be set in the user's npm configuration.
  const positionals = [...given, ...(values.yes ? ['--yes'] : [])];
  const npmCanary = environment['npm_config_canary'];
  // npm turns `--canary 10` into the flag `true` and the positional argument `10`.
  const percentText =
    values.canary ?? (npmCanary === 'true' ? positionals.splice(-1, 1)[0] : npmCanary);
  const accountsText = values.accounts ?? environment['npm_config_accounts'];
  const location = values.to ?? environment['npm_config_to'] ?? environment['MODULES_TO'] ?? '';
  const parsed = { positionals, location: location === '' ? defaultLocation : location };
  if (percentText === undefined && accountsText === undefined) return parsed;
  const accounts = (accountsText ?? '').split(',').filter(Boolean).map(Number);
  const percent = Number(percentText ?? 0);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Error('--canary must be a whole percentage from 0 to 100');
  if (!accounts.every((account) => Number.isInteger(account) && account > 0))
    throw new Error('--accounts must be account ids separated by commas');
  return { ...parsed, canary: { percent, accounts } };
}
