import { parseArgs } from 'node:util';

/** What a command about modules was parsed. */
export type ModuleArgs = {
  positionals: string[];
  /** The folder or bucket with the modules. */
  location: string;
  /** Only for a release: so many percent of the accounts get it first. */
  canary?: { percent: number; accounts: number[] };
};

/**
 * Reads a command line. npm takes options without a `--` before them for its own and hands them on in its environment
 * (`npm run release -w report-mfe --canary 10`): they count as well.
 * @throws Error with one sentence
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
  // Never from npm's environment: somebody may have parsed npm once to say yes to everything.
  const positionals = [...given, ...(values.yes ? ['--yes'] : [])];
  const ofNpm = environment['npm_config_canary'];
  // npm makes `--canary 10` a flag and a word.
  const percentText = values.canary ?? (ofNpm === 'true' ? positionals.splice(-1, 1)[0] : ofNpm);
  const accountsText = values.accounts ?? environment['npm_config_accounts'];
  const location = values.to ?? environment['npm_config_to'] ?? environment['MODULES_TO'] ?? '';
  const parsed = { positionals, location: location === '' ? defaultLocation : location };
  if (percentText === undefined && accountsText === undefined) return parsed;
  const accounts = (accountsText ?? '').split(',').filter(Boolean).map(Number);
  const percent = Number(percentText ?? 0);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Error('--canary wants whole percent from 0 to 100');
  if (!accounts.every((account) => Number.isInteger(account) && account > 0))
    throw new Error('--accounts wants numbers of accounts with commas between them');
  return { ...parsed, canary: { percent, accounts } };
}
