import type { Option } from './command.ts';

/** What every command understands. */
export const commonOptions = {
  json: { does: 'prints one JSON document, for scripts' },
  'dry-run': { does: 'does all the work and then takes it back' },
  yes: { does: 'does not ask before something is destroyed' },
  help: { does: 'shows what the command takes' },
} as const satisfies { [name: string]: Option };
