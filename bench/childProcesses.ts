import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Starts a module as a process of its own, which ends with the benchmark. @param given its arguments */
export function startChildProcess(
  cleanup: AsyncDisposableStack,
  file: string,
  given: readonly string[] = [],
): ChildProcess {
  const child = fork(file, given, { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit');
  cleanup.defer(async () => {
    child.kill();
    await ended;
  });
  return child;
}

/** Waits for the next message of a child process. @throws {Error} when the process exits first */
export async function waitForMessage<Answer>(child: ChildProcess): Promise<Answer> {
  const stopped = new AbortController();
  const { signal } = stopped;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as Answer),
      once(child, 'exit', { signal }).then(([code]): Answer => {
        throw new Error(`a child process exited with ${String(code)}`);
      }),
    ]);
  } finally {
    stopped.abort();
  }
}
