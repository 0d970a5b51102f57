import { Option } from 'commander';

/** The options that say who makes a change of the registry, and why. */
export function createOriginOptions(): Option[] {
  return [
    new Option('--by <person>', 'who makes the change; git’s name by default'),
    new Option('--note <text>', 'a note for the history'),
  ];
}

export type OriginOptions = { by?: string; note?: string };
