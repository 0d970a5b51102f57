import { Option } from 'commander';

/** Sources of the modules' location if the command line does not name one: environment variables, else the default. */
export type LocationSources = { environment: NodeJS.ProcessEnv; defaultLocation: string };

/**
 * Creates the option `--to`, the folder or bucket of the modules. When `--` is missing before the options, npm takes
 * them itself and passes them on as environment variables, so these are read, too.
 */
export function createLocationOption({ environment, defaultLocation }: LocationSources): Option {
  const usual = environment['npm_config_to'] ?? environment['MODULES_TO'] ?? '';
  return new Option('--to <location>', 'a folder, or s3://bucket/prefix')
    .argParser((given) => given || defaultLocation)
    .default(usual || defaultLocation);
}

/** The options that say who makes a change of the registry, and why. */
export function createChangeOriginOptions(): Option[] {
  return [
    new Option('--by <person>', 'who makes the change; git’s name by default'),
    new Option('--note <text>', 'a note for the history'),
  ];
}

export type ChangeOriginOptions = { by?: string; note?: string };

/** Parses a share of the accounts. @returns 0–100 @throws {Error} when it is not a whole percentage */
export function parsePercent(text: string): number {
  const percent = text === '' ? Number.NaN : Number(text);
  if (Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent;
  throw new Error(`"${text}" must be a whole percentage from 0 to 100`);
}
