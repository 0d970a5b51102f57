import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { runTool, type ToolRun } from '../runTool.ts';
import { stripVTControlCharacters } from 'node:util';

/** A program that must succeed before a part is released. */
export type Step = {
  /** Short name of the step: `tests`. */
  name: string;
  program: string;
  args: string[];
};

export type StepsOptions = {
  cwd: string;
  /** File for the whole output of all steps. */
  log: string;
  /** Seconds that each step may take. */
  limitSeconds: number;
  /** Seconds between two lines that name the steps that are still running. */
  everySeconds?: number;
  print: (line: string) => void;
};

/**
 * Runs steps, as many at the same time as there are processors, at least two. The first one that fails ends the others.
 * @throws {Error} with the summary of the failed step, which steps were stopped, and the path of the log
 */
export async function runSteps(
  steps: readonly Step[],
  { cwd, log, limitSeconds, everySeconds = 10, print }: StepsOptions,
): Promise<void> {
  mkdirSync(path.dirname(log), { recursive: true });
  writeFileSync(log, '');
  const stop = new AbortController();
  const running = new Map<string, number>();
  const done = new Set<string>();
  let failure: string | undefined;
  const timer = setInterval(() => {
    if (running.size > 0) print(`… ${[...running].map(describeRunning).join(', ')}`);
  }, everySeconds * 1_000);
  try {
    await pMap(steps, run, { concurrency: Math.max(2, availableParallelism()) });
  } finally {
    clearInterval(timer);
  }
  if (failure === undefined) return;
  const stopped = steps.map(({ name }) => name).filter((name) => !done.has(name));
  const others = stopped.length > 0 ? `\nNot finished: ${stopped.join(', ')}.` : '';
  throw new Error(`${failure}${others}\nNothing was released. The whole output: ${log}`);

  async function run({ name, program, args }: Step): Promise<void> {
    if (stop.signal.aborted) return;
    print(`  ${name} …`);
    running.set(name, performance.now());
    const group = { limitSeconds, signal: stop.signal };
    const result = await runTool({ program, args, cwd, output: 'keep', group });
    running.delete(name);
    appendFileSync(log, `── ${name}: ${program} ${args.join(' ')}\n${result.output}\n`);
    if (result.ended === 'signal') return;
    done.add(name);
    if (result.code === 0 && !result.ended)
      return print(`✓ ${name} ${result.seconds.toFixed(1)} s`);
    failure ??= `✗ ${name} ${describeFailure(result, limitSeconds)}`;
    stop.abort();
  }
}

function describeRunning([name, sinceMs]: [string, number]): string {
  return `${name} ${((performance.now() - sinceMs) / 1000).toFixed(0)} s`;
}

function describeFailure({ ended, output, seconds }: ToolRun, limitSeconds: number): string {
  const how =
    ended === 'limit'
      ? `took longer than ${limitSeconds} s`
      : `failed after ${seconds.toFixed(1)} s`;
  return [`${how}:`, ...summariseOutput(output).map((line) => `    ${line}`)].join('\n');
}

const maxLines = 8;
const maxLineLength = 200;

/** Matches lines in which compilers, linters and test runners report a failure. */
const failureLine = /\berror\b|●|✗|→|Expected|Received|✖/i;

/** Returns the lines of a program's output that best explain its failure; its last lines when no line matches. */
export function summariseOutput(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const best = lines.filter((line) => failureLine.test(line));
  const chosen = best.length > 0 ? best.slice(0, maxLines) : lines.slice(-maxLines);
  const left = best.length - maxLines;
  return [
    ...[...new Set(chosen)].map((line) => line.slice(0, maxLineLength)),
    ...(left > 0 ? [`… and ${left} more lines`] : []),
  ];
}
