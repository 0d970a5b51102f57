import { parseArgs } from 'node:util';

/** What a command about modules was told. */
export type Told = {
  words: string[];
  /** The folder or bucket with the modules. */
  place: string;
  /** Only for a release: so many percent of the accounts get it first. */
  canary?: { percent: number; accounts: number[] };
};

/**
 * Reads a command line. npm takes options without a `--` before them for its own and hands them on in its environment
 * (`npm run release -w report-mfe --canary 10`): they count as well.
 * @throws Error with one sentence
 */
export function readWords(
  args: readonly string[],
  { environment, defaultPlace }: { environment: NodeJS.ProcessEnv; defaultPlace: string },
): Told {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      accounts: { type: 'string' },
      to: { type: 'string' },
      yes: { type: 'boolean' },
    },
  });
  // Never from npm's environment: somebody may have told npm once to say yes to everything.
  const words = [...positionals, ...(values.yes ? ['--yes'] : [])];
  const ofNpm = environment['npm_config_canary'];
  // npm makes `--canary 10` a flag and a word.
  const percentText = values.canary ?? (ofNpm === 'true' ? words.splice(-1, 1)[0] : ofNpm);
  const accountsText = values.accounts ?? environment['npm_config_accounts'];
  const place = values.to ?? environment['npm_config_to'] ?? environment['MODULES_TO'] ?? '';
  const told = { words, place: place === '' ? defaultPlace : place };
  if (percentText === undefined && accountsText === undefined) return told;
  const accounts = (accountsText ?? '').split(',').filter(Boolean).map(Number);
  const percent = Number(percentText ?? 0);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Error('--canary wants whole percent from 0 to 100');
  if (!accounts.every((account) => Number.isInteger(account) && account > 0))
    throw new Error('--accounts wants numbers of accounts with commas between them');
  return { ...told, canary: { percent, accounts } };
}
