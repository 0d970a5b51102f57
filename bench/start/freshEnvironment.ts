import { delimiter } from 'node:path';

/** What the server reads (server/src/config.ts): a fresh clone has set none of it. */
const settings = [
  ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'LOG_LEVEL', 'TOKEN_IDLE_HOURS'],
  ...['TOKEN_MAX_DAYS', 'BODY_LIMIT_BYTES', 'TRUST_PROXY', 'SITE_DIR', 'CONTENT_DIR'],
];

/**
 * The environment of somebody who has just cloned the repository, as changes of ours (undefined takes away): no tools
 * of this clone, none of its settings, nothing of the npm that runs this.
 */
export function freshEnvironment(): Record<string, string | undefined> {
  const ofNpm = Object.keys(process.env).filter((name) => /^(npm_|INIT_CWD$|NODE_ENV$)/.test(name));
  const entries = (process.env['PATH'] ?? '').split(delimiter);
  return {
    ...Object.fromEntries([...settings, ...ofNpm].map((name) => [name, undefined])),
    PATH: entries.filter((entry) => !entry.includes('node_modules')).join(delimiter),
  };
}
