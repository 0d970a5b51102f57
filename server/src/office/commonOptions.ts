import type { Option } from './command.ts';

/** What every command understands. */
export const commonOptions = {
  json: { description: 'prints one JSON document, for scripts' },
  'dry-run': { description: 'does all the work and then takes it back' },
  yes: { description: 'does not ask before something is destroyed' },
  help: { description: 'shows what the command takes' },
} as const satisfies { [name: string]: Option };
