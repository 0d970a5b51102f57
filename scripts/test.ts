/**
 * `npm test` runs the usual steps, `npm test -- unit server` only those of the named parts, and `npm test -- all`
 * everything on both databases. A test that fails is repeated. If it passes at a later try, it is named at the end, and
 * `npm test -- all` counts it as a failure (docs/flaky.md).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Argument, Command } from 'commander';
import { listTestsOnlyInAll } from './testing/listTestsOnlyInAll.ts';
import { ensurePrograms, type ProgramName } from './testing/programs.ts';
import {
  defaultSteps,
  moduleSteps,
  stepsByArgument,
  testSteps,
  type TestStep,
} from './testing/testSteps.ts';

const { args: parts } = new Command('npm test --')
  .addArgument(
    new Argument('[part...]').choices(Object.keys({ ...stepsByArgument, ...moduleSteps })),
  )
  .parse();
const isLongForm = parts.includes('all');
const wanted: readonly string[] =
  parts.length > 0
    ? parts.flatMap((part): readonly string[] => stepsByArgument[part] ?? [part])
    : defaultSteps;
const steps = Object.entries<TestStep>({ ...testSteps, ...moduleSteps }).filter(([name]) =>
  wanted.includes(name),
);

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

const total = { passed: 0, failed: 0, secondTry: [] as string[] };
await runStep('programs', () => {
  ensurePrograms(new Set<ProgramName>(steps.flatMap(([, { needs }]) => needs)));
  return Promise.resolve({ passed: 0, failed: 0, secondTry: [] });
});
for (const [name, { run, limitMinutes }] of steps) {
  if (stop.signal.aborted) break;
  await runStep(name, () => run({ limitMinutes, signal: stop.signal }));
}

mkdirSync('.cache/test', { recursive: true });
writeFileSync('.cache/test/flaky.json', `${JSON.stringify(total.secondTry, undefined, 2)}\n`);
if (total.secondTry.length > 0) {
  console.log(`\n${total.secondTry.length} passed at a second try:`);
  for (const name of total.secondTry) console.log(`  ${name}`);
  console.log('Each is a fault of the test or of the product: docs/flaky.md says what to do.');
}
if (parts.length === 0) {
  console.log('\nOnly `npm test -- all` proves:');
  for (const line of await listTestsOnlyInAll()) console.log(`  ${line}`);
}
const failed = total.failed + (isLongForm ? total.secondTry.length : 0);
console.log(`\n${total.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && total.passed > 0 && !stop.signal.aborted ? 0 : 1;

async function runStep(name: string, run: () => ReturnType<TestStep['run']>): Promise<void> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const startedMs = performance.now();
  const count = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, secondTry: [] };
  });
  total.passed += count.passed;
  total.failed += count.failed;
  total.secondTry.push(...count.secondTry.map((test) => `${name}: ${test}`));
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`── ${name}: ${count.failed === 0 ? 'ok' : `${count.failed} failed`}, ${seconds} s`);
}
