import { spawn } from 'node:child_process';
import path from 'node:path';

/** A running API server. */
export type RunningApi = { address: string; stop: () => Promise<void> };

/**
 * Starts the API server with demo data; it restarts when its sources change. If another terminal has already started
 * a server, that server is used, because only one process can open the embedded database.
 */
export async function startApi({
  root,
  port,
}: {
  root: string;
  port: number;
}): Promise<RunningApi> {
  const address = `http://127.0.0.1:${port}`;
  if (await isAnswering(address)) return { address, stop: () => Promise.resolve() };
  const child = spawn(process.execPath, ['--watch', path.join(root, 'server/src/index.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DEMO: process.env['DEMO'] || 'local',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    address,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function isAnswering(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}
