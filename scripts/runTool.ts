import { spawn } from 'node:child_process';

export type Tool = {
  program: string;
  args: string[];
  /** Working directory; that of this process by default. */
  cwd?: string;
  /** Environment variables to set; `undefined` removes one. */
  env?: Record<string, string | undefined>;
  /** `show` prints the output while the program runs; `keep` returns it. */
  output: 'show' | 'keep';
};

export type ToolRun = { code: number; output: string; seconds: number };

/**
 * Runs a program until it exits; it is killed when this process exits. A program that cannot be started has the code
 * 127.
 */
export function runTool({ program, args, cwd, env, output }: Tool): Promise<ToolRun> {
  const startedMs = performance.now();
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [
        'ignore',
        ...(output === 'show' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
      ],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const kill = () => child.kill();
    process.once('exit', kill);
    const end = (code: number, text: string) => {
      process.off('exit', kill);
      done({ code, output: text, seconds: (performance.now() - startedMs) / 1000 });
    };
    child.on('error', (error) => end(127, `${program}: ${error.message}\n`));
    child.on('close', (code) => end(code ?? 1, Buffer.concat(chunks).toString('utf8')));
  });
}
