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
