/** `npm run check`: all checks of the sources. */
import { runChecks } from './runChecks.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
const { failed } = await runChecks({ limitMinutes: 12, signal: stop.signal });
process.exitCode = failed === 0 ? 0 : 1;
