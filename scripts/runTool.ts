import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

export type Tool = {
  program: string;
  args: string[];
  /** Working directory; that of this process by default. */
  cwd?: string;
  /** Environment variables to set; `undefined` removes one. */
  env?: Record<string, string | undefined>;
  /** `show` prints the output while the program runs; `keep` returns it; `both` does both. */
  output: 'show' | 'keep' | 'both';
  /**
   * Runs the program in its own process group and ends the whole group, with everything that the program has started,
   * after this many seconds or when the signal is aborted.
   */
  group?: {
    limitSeconds: number;
    signal: AbortSignal;
    /** Time between SIGINT, at which a program can clean up, and SIGKILL. Without it, there is no SIGINT. */
    graceSeconds?: number;
  };
};

export type ToolRun = {
  code: number;
  output: string;
  seconds: number;
  /** Why the process group was ended; absent if the program ended by itself. */
  ended?: 'limit' | 'signal';
};

/**
 * Runs a program until it exits; it is killed when this process exits. A program that cannot be started has the code
 * 127.
 */
export function runTool({ program, args, cwd, env, output, group }: Tool): Promise<ToolRun> {
  const startedMs = performance.now();
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      // Windows has no process groups; there only the program itself is ended.
      detached: Boolean(group) && process.platform !== 'win32',
      stdio: [
        'ignore',
        ...(output === 'show' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
      ],
    });
    const chunks: Buffer[] = [];
    for (const name of ['stdout', 'stderr'] as const)
      child[name]?.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (output === 'both') process[name].write(chunk);
      });
    let ended: ToolRun['ended'];
    let grace: NodeJS.Timeout | undefined;
    const kill = () => (group ? killGroup(child, 'SIGKILL') : child.kill());
    const killFor = (reason: 'limit' | 'signal') => () => {
      ended ??= reason;
      if (!group?.graceSeconds) return void kill();
      killGroup(child, 'SIGINT');
      grace ??= setTimeout(kill, group.graceSeconds * 1_000);
    };
    const onAbort = killFor('signal');
    const timer = group && setTimeout(killFor('limit'), group.limitSeconds * 1_000);
    process.once('exit', kill);
    if (group?.signal.aborted) onAbort();
    group?.signal.addEventListener('abort', onAbort);
    const end = (code: number, text: string) => {
      clearTimeout(timer);
      clearTimeout(grace);
      group?.signal.removeEventListener('abort', onAbort);
      process.off('exit', kill);
      done({
        code,
        output: text,
        seconds: (performance.now() - startedMs) / 1000,
        ...(ended && { ended }),
      });
    };
    child.on('error', (error) => end(127, `${program}: ${error.message}\n`));
    child.on('close', (code) => end(code ?? 1, Buffer.concat(chunks).toString('utf8')));
  });
}

/** Sends a signal to a program and to all programs that it has started. */
function killGroup(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, signal);
  } catch {
    // The process group has already ended.
  }
}

/**
 * Exits this process on Ctrl-C and when a supervisor ends it. The programs of `runTool` then end as well; without a
 * listener they would continue to run.
 * @param describe returns the line to print
 */
export function exitOnSignals(describe: () => string): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      console.error(`\n${describe()}`);
      process.exit(128 + constants.signals[signal]);
    });
}
