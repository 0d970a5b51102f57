import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestBucket } from '../../server/src/documents/testing/openTestBucket.ts';
import { folders } from './folders.ts';

/**
 * Time limit for a start. The first start creates the database and the demo data: this takes 3 to 10 s on two idle
 * cores; up to three minutes were measured on a busy machine.
 */
const readyWithinMs = 300_000;
const pollEveryMs = 50;

/** The Chromium with which a server makes PDFs. The tests drive Chromium's headless shell where there is one. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export type ServerOptions = {
  /** A free port by default, which the operating system chooses. */
  port?: number;
  dataFolder: string;
  siteFolder: string;
  /** URL of a PostgreSQL server; the embedded database by default. */
  databaseUrl?: string;
  /** URL of a pooler before that PostgreSQL server; none by default. */
  pooledDatabaseUrl?: string | undefined;
  /** Bucket for documents; the data folder by default. */
  bucket?: TestBucket['address'];
  /** URL of a mail server (`smtp://…`); by default no mail is sent. Needs `port`, which the links in mails contain. */
  mailServer?: string;
  /** Origins from which module builds may be tried out. */
  tryOrigins?: string;
  /** Who must have a second factor; nobody by default, because the server has the demo data. */
  secondFactor?: 'team';
  /** Programme file; that of `content/` by default. */
  programmeFile?: string;
  /** Origin of the module registry; `siteFolder` by default. */
  modulesOrigin?: string;
  /** Number of trusted proxies in front of the server. */
  trustProxy?: number;
  /** Port for Prometheus metrics; none by default. */
  metricsPort?: number;
  /** Browser that makes PDFs; none by default. It runs without its sandbox, because tests may run as root. */
  chromiumPath?: string;
  /** Changed quotas and rate limits of `server/src/config.ts`; all others are very high (`wideLimits`). */
  limits?: { [name: `QUOTA_${string}` | `RATE_${string}`]: string };
};

/** Very high limits, because one account in a test or a benchmark makes as many calls as hundreds of real ones. */
const wideLimits = {
  RATE_WRITES_PER_MINUTE: '1000000',
  RATE_ORGANISATION_WRITES_PER_MINUTE: '1000000',
  RATE_UPLOADS_PER_HOUR: '100000',
  RATE_VERIFICATIONS_PER_MINUTE: '1000000',
  QUOTA_UNSUBMITTED_FILES: '1000',
  QUOTA_UNSUBMITTED_BYTES: '1000000000',
  QUOTA_ORGANISATION_UNSUBMITTED_FILES: '1000',
  QUOTA_ORGANISATION_UNSUBMITTED_BYTES: '1000000000',
};

export type RunningServer = {
  processId: number;
  /** `http://127.0.0.1:<port>`, without a proxy. */
  origin: string;
  /** Stops the server with SIGTERM. @throws {Error} with its log when it does not exit with code 0 */
  stop: () => Promise<void>;
  /** Kills the server with SIGKILL. */
  kill: () => Promise<void>;
  /** Returns whether the server's process has ended. */
  hasEnded: () => boolean;
  /** Returns the output of the server until now. */
  log: () => string;
};

/**
 * Starts the server as a child process and waits until it is ready.
 * @throws {Error} with its log when it exits or is not ready in time
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const lines: string[] = [];
  const log = () => lines.join('');
  const findOrigin = () => /The site is open at (http:\/\/127\.0\.0\.1:\d+)\n/.exec(log())?.[1];
  const server = spawn(process.execPath, ['server/src/index.ts'], {
    cwd: folders.root,
    env: {
      PATH: process.env.PATH,
      // Compiling the sources takes a fifth of the start, so the compiled code is cached.
      NODE_COMPILE_CACHE: join(folders.cache, 'node'),
      ...toServerEnvironment(options),
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
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(findOrigin()))) {
    if (hasEnded() || Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`The server did not become ready:\n${log()}`);
    }
    await wait(pollEveryMs);
  }
  return {
    processId: server.pid ?? 0,
    origin: findOrigin() ?? '',
    hasEnded,
    log,
    kill: async () => void (await end('SIGKILL')),
    stop: async () => {
      const [code, signal] = await end('SIGTERM');
      if (code !== 0) throw new Error(`The server exited with ${code ?? signal}:\n${log()}`);
    },
  };
}

/** The environment variables of a server with these options. */
export function toServerEnvironment(options: ServerOptions): Record<string, string> {
  const { port = 0, dataFolder, siteFolder } = options;
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataFolder,
    SITE_DIR: siteFolder,
    DEMO: '1',
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
    ...(options.pooledDatabaseUrl && { DATABASE_POOLED_URL: options.pooledDatabaseUrl }),
    ...(options.bucket && bucketSettings(options.bucket)),
    ...(options.mailServer && {
      SMTP_URL: options.mailServer,
      MAIL_FROM: 'office@example.com',
      MAIN_ORIGIN: `http://127.0.0.1:${port}`,
    }),
    ...(options.secondFactor && { SECOND_FACTOR: options.secondFactor }),
    ...(options.tryOrigins && { TRY_ORIGINS: options.tryOrigins }),
    ...(options.programmeFile && { PROGRAMME_FILE: options.programmeFile }),
    ...(options.modulesOrigin && { MODULES_ORIGIN: options.modulesOrigin }),
    ...(options.trustProxy && { TRUST_PROXY: String(options.trustProxy) }),
    ...(options.metricsPort && { METRICS_PORT: String(options.metricsPort) }),
    ...(options.chromiumPath && {
      CHROMIUM_PATH: options.chromiumPath,
      CHROMIUM_SANDBOX: '0',
    }),
    LOG_LEVEL: 'warn',
    ...wideLimits,
    ...options.limits,
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

async function isReady(origin: string | undefined): Promise<boolean> {
  // Without an origin, the server does not listen yet.
  return origin !== undefined && (await fetch(`${origin}/readyz`)).ok;
}
