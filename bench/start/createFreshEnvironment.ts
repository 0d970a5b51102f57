import { delimiter } from 'node:path';

/** Environment variables of the server (server/src/config.ts) that are not set after a fresh clone. */
const settings = [
  ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'LOG_LEVEL', 'TOKEN_IDLE_HOURS'],
  ...['TOKEN_MAX_DAYS', 'BODY_LIMIT_BYTES', 'TRUST_PROXY', 'SITE_DIR', 'CONTENT_DIR'],
];

/**
 * The environment after a fresh clone, as changes to the current one (`undefined` removes a variable): no tools and
 * settings of this repository, and no variables of the npm that runs the benchmark.
 */
export function createFreshEnvironment(): Record<string, string | undefined> {
  const ofNpm = Object.keys(process.env).filter((name) => /^(npm_|INIT_CWD$|NODE_ENV$)/.test(name));
  const entries = (process.env['PATH'] ?? '').split(delimiter);
  return {
    ...Object.fromEntries([...settings, ...ofNpm].map((name) => [name, undefined])),
    PATH: entries.filter((entry) => !entry.includes('node_modules')).join(delimiter),
  };
}
