import { runChecks } from './runChecks.ts';

process.once('SIGINT', () => process.exit(1)).once('SIGTERM', () => process.exit(1));
const { failed } = await runChecks();
process.exitCode = failed === 0 ? 0 : 1;
