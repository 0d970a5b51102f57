import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestBucket } from '../../server/src/documents/testing/openTestBucket.ts';
import { folders } from './folders.ts';

/** A first start writes the database and the demo world: 3 to 10 s on two cores, ten times that on a loaded machine. */
const readyWithinMs = 120_000;
const askEveryMs = 50;

export type ServerOptions = {
  port: number;
  dataFolder: string;
  siteFolder: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  /** A bucket for the documents instead of the data folder. */
  bucket?: TestBucket['address'];
  /** From where builds of modules may be tried out. */
  tryOrigins?: string;
  /** Another programme than that of `content/`. */
  programmeFile?: string;
  /** Where the registry of modules is, if not in `siteFolder`. */
  modulesOrigin?: string;
  /** How many proxies stand in front. */
  trustProxy?: number;
  /** Where it serves its numbers for Prometheus; nowhere by default. */
  metricsPort?: number;
  /** Quotas and rates of `server/src/config.ts`; wide ones unless given. */
  limits?: { [name: `QUOTA_${string}` | `RATE_${string}`]: string };
};

/** One account in a test or a benchmark does the work of hundreds, so the limits are wide. */
const wideLimits = {
  RATE_WRITES_PER_MINUTE: '1000000',
  RATE_ORGANISATION_WRITES_PER_MINUTE: '1000000',
  RATE_UPLOADS_PER_HOUR: '100000',
  QUOTA_UNSUBMITTED_FILES: '1000',
  QUOTA_UNSUBMITTED_BYTES: '1000000000',
  QUOTA_ORGANISATION_UNSUBMITTED_FILES: '1000',
  QUOTA_ORGANISATION_UNSUBMITTED_BYTES: '1000000000',
};

export type RunningServer = {
  processId: number;
  /** Where it answers, without any proxy. */
  origin: string;
  /** Stops it as a supervisor would (SIGTERM). @throws {Error} with its log when that is not a clean end */
  stop: () => Promise<void>;
  /** Ends it as a crash would (SIGKILL). */
  kill: () => Promise<void>;
  /** Whether its process has ended, by itself or not. */
  hasEnded: () => boolean;
  /** What it has printed. */
  log: () => string;
};

/**
 * Starts the real server as a process of its own and waits until it says that it is ready.
 * @throws {Error} with its log when it ends before, or is not ready in time
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, dataFolder, siteFolder } = options;
  const lines: string[] = [];
  const log = () => lines.join('');
  const server = spawn(process.execPath, ['server/src/index.ts'], {
    cwd: folders.root,
    env: {
      PATH: process.env.PATH,
      // A fifth of a start is Node reading the same sources once more.
      NODE_COMPILE_CACHE: join(folders.cache, 'node'),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      SITE_DIR: siteFolder,
      DEMO: '1',
      ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
      ...(options.bucket && bucketSettings(options.bucket)),
      ...(options.tryOrigins && { TRY_ORIGINS: options.tryOrigins }),
      ...(options.programmeFile && { PROGRAMME_FILE: options.programmeFile }),
      ...(options.modulesOrigin && { MODULES_ORIGIN: options.modulesOrigin }),
      ...(options.trustProxy && { TRUST_PROXY: String(options.trustProxy) }),
      ...(options.metricsPort && { METRICS_PORT: String(options.metricsPort) }),
      LOG_LEVEL: 'warn',
      ...wideLimits,
      ...options.limits,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const ended = once(server, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server.kill(signal);
    return ended;
  };
  const giveUpAt = Date.now() + readyWithinMs;
  while (!(await isReady(port))) {
    if (hasEnded() || Date.now() > giveUpAt) {
      await end('SIGKILL');
      throw new Error(`The server did not become ready:\n${log()}`);
    }
    await wait(askEveryMs);
  }
  return {
    processId: server.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    hasEnded,
    log,
    kill: async () => void (await end('SIGKILL')),
    stop: async () => {
      const [code, signal] = await end('SIGTERM');
      if (code !== 0) throw new Error(`The server ended with ${code ?? signal}:\n${log()}`);
    },
  };
}

function bucketSettings({ endpoint, region, bucket, credentials }: TestBucket['address']) {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: credentials.accessKeyId,
    S3_SECRET_KEY: credentials.secretAccessKey,
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}
