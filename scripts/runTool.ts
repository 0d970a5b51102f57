import { spawn } from 'node:child_process';

export type Tool = {
  program: string;
  args: string[];
  /** Where it runs; the folder of this process unless given. */
  cwd?: string;
  /** Variables set for this run; undefined takes one away. */
  env?: Record<string, string | undefined>;
  /** `show` prints while it runs; `keep` hands the output back. */
  output: 'show' | 'keep';
};

export type ToolRun = { code: number; output: string; seconds: number };

/**
 * Runs one program to its end; it does not outlive this process. A program that cannot be started counts as failed
 * (code 127).
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
