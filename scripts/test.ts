/**
 * `npm test` runs the usual steps, `npm test -- unit server` only those of the named parts, and `npm test -- all`
 * everything on both databases.
 */
import { Argument, Command } from 'commander';
import { stepsByArgument, testSteps, defaultSteps } from './testSteps.ts';

const { args: parts } = new Command('npm test --')
  .addArgument(new Argument('[part...]').choices(Object.keys(stepsByArgument)))
  .parse();

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // A step that must clean up first adds its own listener and exits the process itself.
    if (process.listenerCount(signal) === 1) process.exit(1);
  });

const wanted =
  parts.length > 0 ? parts.flatMap((part) => stepsByArgument[part] ?? []) : defaultSteps;
const total = { passed: 0, failed: 0 };
for (const [name, run] of Object.entries(testSteps)) {
  if (!wanted.includes(name)) continue;
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const startedMs = performance.now();
  const { passed, failed } = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`── ${name}: ${failed === 0 ? 'ok' : `${failed} failed`}, ${seconds} s`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
