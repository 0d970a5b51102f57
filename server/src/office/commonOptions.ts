import type { Option } from './command.ts';

/** Options of every command. */
export const commonOptions = {
  json: { description: 'prints one JSON document, for scripts' },
  'dry-run': { description: 'does all the work and then takes it back' },
  yes: { description: 'does not ask before something is destroyed' },
  help: { description: 'shows what the command takes' },
} as const satisfies { [name: string]: Option };
