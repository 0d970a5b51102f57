import { join, resolve } from 'node:path';
import { z } from 'zod';
import {
  secondFactorPolicies,
  type SecondFactorPolicy,
} from './accounts/second-factor/secondFactorPolicy.ts';
import type { DatabaseAddress } from './database/connect.ts';
import { limitEnvVars, readLimitSettings, type LimitSettings } from './limitEnvVars.ts';
import { mailEnvVars, type MailSettings } from './mailEnvVars.ts';
import { isDemoRequested, settingSchemas } from './settingSchemas.ts';

/** Thrown for a setting with which the server cannot start. The message is one sentence that names the variable. */
export class ConfigError extends Error {
  constructor(variable: string, wants: string) {
    super(`${variable} must be ${wants}.`);
    this.name = 'ConfigError';
  }
}

const {
  wholeNumber,
  databaseUrl,
  webOrigin,
  webOrigins,
  webUrl: webPlace,
  hostName,
  trustedProxies,
} = settingSchemas;

/** All environment variables with their constraints; unset or empty means the default. */
const variables = {
  /** Port to listen on; 0 picks a free one. */
  PORT: { schema: wholeNumber(0, 65_535).default(3000), wants: 'a whole number from 0 to 65535' },
  /** Address to listen on. The default is reachable from this machine only; use `0.0.0.0` in a container. */
  HOST: { schema: z.string().max(255).default('127.0.0.1'), wants: 'a host name or an address' },
  /** Port of Prometheus' `/metrics`, on HOST; unset disables it. Never expose it to the internet. */
  METRICS_PORT: {
    schema: wholeNumber(1, 65_535).optional(),
    wants: 'a whole number from 1 to 65535',
  },
  /** Folder of the embedded database, and of the documents unless S3_BUCKET is set. */
  DATA_DIR: { schema: z.string().default('./data'), wants: 'a folder' },
  /** URL of a PostgreSQL server; unset uses the embedded database. */
  DATABASE_URL: {
    schema: databaseUrl.optional(),
    wants: 'an address such as postgres://user:password@host:5432/name',
  },
  /**
   * URL of a PgBouncer in transaction mode before that server, through which API calls reach it (docs/operating.md).
   * The few connections for migrations, health checks and long work go to DATABASE_URL.
   */
  DATABASE_POOLED_URL: {
    schema: databaseUrl.optional(),
    wants:
      'an address such as postgres://user:password@host:6432/name, and set only with DATABASE_URL',
  },
  /**
   * URL of a streaming replica of that server, from which comparisons and exports read much at once (docs/operating.md).
   */
  DATABASE_REPLICA_URL: {
    schema: databaseUrl.optional(),
    wants:
      'an address such as postgres://user:password@replica:5432/name, and set only with DATABASE_URL',
  },
  /**
   * 1 creates a demo world at start. Its password is published in the README, so every page then shows a notice.
   * `local`, the default of `npm start`, means 1 on a developer's machine: with the embedded database, listening on a
   * loopback address, and without NODE_ENV=production.
   */
  DEMO: { schema: z.enum(['0', '1', 'local']).default('0'), wants: '0, 1 or local' },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    wants: 'one of trace, debug, info, warn, error, fatal, silent',
  },
  /** A session ends after this many hours without a call. */
  TOKEN_IDLE_HOURS: { schema: wholeNumber(1, 720).default(12), wants: 'whole hours from 1 to 720' },
  /** A session ends after this many days in any case. */
  TOKEN_MAX_DAYS: { schema: wholeNumber(1, 90).default(7), wants: 'whole days from 1 to 90' },
  /**
   * Who must have a second factor: nobody, certifiers or everybody. The default is `team`, or `none` with a demo world,
   * because several people share its accounts.
   */
  SECOND_FACTOR: {
    schema: z.enum(secondFactorPolicies).optional(),
    wants: `one of ${secondFactorPolicies.join(', ')}`,
  },
  /** Largest request body of a signed-in caller; for others the limit is 64 kB. nginx has its own limit. */
  BODY_LIMIT_BYTES: {
    schema: wholeNumber(1024, 104_857_600).default(1_048_576),
    wants: 'whole bytes from 1024 to 104857600',
  },
  /** Largest document that may be uploaded. */
  UPLOAD_LIMIT_BYTES: {
    schema: wholeNumber(1024, 104_857_600).default(26_214_400),
    wants: 'whole bytes from 1024 to 104857600',
  },
  ...limitEnvVars,
  ...mailEnvVars,
  /** Bucket of an S3-compatible store for documents; unset stores them in DATA_DIR. */
  S3_BUCKET: { schema: z.string().max(255).optional(), wants: 'the name of a bucket' },
  /** URL of the S3-compatible store; unset uses Amazon S3 in S3_REGION. */
  S3_ENDPOINT: { schema: webOrigin.optional(), wants: 'an address such as https://s3.example.com' },
  S3_REGION: { schema: z.string().max(100).default('us-east-1'), wants: 'the name of a region' },
  /**
   * 1 puts the bucket's name into the path of the URL (path-style), as most stores other than Amazon require. The
   * default is 1 if S3_ENDPOINT is set, else 0.
   */
  S3_PATH_STYLE: { schema: z.enum(['0', '1']).optional(), wants: '0 or 1' },
  /** Without S3_ACCESS_KEY and S3_SECRET_KEY, the S3 client finds credentials itself, such as the host's IAM role. */
  S3_ACCESS_KEY: { schema: z.string().max(1000).optional(), wants: 'set when S3_SECRET_KEY is' },
  S3_SECRET_KEY: { schema: z.string().max(1000).optional(), wants: 'set when S3_ACCESS_KEY is' },
  /**
   * Proxies whose X-Forwarded-For is trusted. The limits on sign-in attempts depend on the client address. By default
   * no proxy is trusted.
   */
  TRUST_PROXY: {
    schema: trustedProxies.default(false),
    wants: 'a number of proxies from 0 to 10, or their addresses with commas between them',
  },
  /** A former host name of the site (without a port): its requests are redirected permanently to MAIN_ORIGIN. */
  LEGACY_HOST: {
    schema: hostName.optional(),
    wants: 'a host name other than that of MAIN_ORIGIN',
  },
  /**
   * The site's public origin: needed with LEGACY_HOST and with SMTP_URL, whose mails link to it, and printed on
   * certificates as the address for verification. If it is unset, certificates show the origin that the reader of the
   * report has in the address bar.
   */
  MAIN_ORIGIN: {
    schema: webOrigin.optional(),
    wants:
      'an address such as https://platform.example.com, and set when LEGACY_HOST or SMTP_URL is',
  },
  /** Licence key of CKEditor, the editor of reports. The default is its open-source licence. */
  CKEDITOR_LICENCE_KEY: {
    schema: z.string().max(10_000).default('GPL'),
    wants: 'a licence key of CKEditor, or GPL',
  },
  /** A Chromium or Chrome that makes the report's PDF; unset offers printing in the user's browser only. */
  CHROMIUM_PATH: { schema: z.string().max(1000).optional(), wants: 'the file of a browser' },
  /** 0 starts the browser of CHROMIUM_PATH without its sandbox. This is needed for root and in many containers. */
  CHROMIUM_SANDBOX: { schema: z.enum(['0', '1']).default('1'), wants: '0 or 1' },
  /**
   * Origin at which the browser of CHROMIUM_PATH opens the site; only needed where a proxy serves the modules
   * (MODULES_ORIGIN).
   */
  PDF_SITE_ORIGIN: {
    schema: webOrigin.optional(),
    wants: 'an address such as https://example.com',
  },
  /** Output folder of the build: the shell, the modules and `modules.json`. */
  SITE_DIR: { schema: z.string().default('./dist'), wants: 'a folder' },
  /**
   * Origins, comma-separated, from which users may load module builds for a trial (`?try=`). The default is no origin:
   * such code runs with all rights of the user. Avoid in production.
   */
  TRY_ORIGINS: {
    schema: webOrigins.default([]),
    wants: 'addresses such as http://127.0.0.1:3003, with commas between them',
  },
  /**
   * URL of a bucket or CDN with `modules.json` and `modules/`; the reverse proxy serves the files from there. Unset
   * uses SITE_DIR.
   */
  MODULES_ORIGIN: {
    schema: webPlace.optional(),
    wants: 'an address such as https://cdn.example.com/site',
  },
  /** Content folder: the programme and its editions. */
  CONTENT_DIR: { schema: z.string().default('./content'), wants: 'a folder' },
  /**
   * Programme file of this installation: names, contacts, colours and thresholds. The SVG files that it names are in
   * the same folder. The default is `programme.yaml` in CONTENT_DIR.
   */
  PROGRAMME_FILE: { schema: z.string().optional(), wants: 'a file' },
} satisfies Record<string, { schema: z.ZodType; wants: string }>;

type Values = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['schema']> };
type ReadVariable = <Name extends keyof Values>(name: Name) => Values[Name];

/** A former host name of the site, and its current origin. */
export type LegacyHost = { name: string; mainOrigin: string };

export type Config = LimitSettings & {
  port: number;
  host: string;
  /** Port of `/metrics`, if enabled. */
  metricsPort: number | undefined;
  database: Exclude<DatabaseAddress, { kind: 'memory' }>;
  /** Whether there is a demo world; without it the demo password is rejected. */
  isDemo: boolean;
  secondFactorPolicy: SecondFactorPolicy;
  logLevel: Values['LOG_LEVEL'];
  tokenIdleHours: number;
  tokenMaxDays: number;
  bodyLimitBytes: number;
  uploadLimitBytes: number;
  /** Storage of documents: a folder or a bucket. */
  files: ReturnType<typeof readFileStore>;
  trustProxy: false | number | string[];
  /** A former host name, and the origin to which its requests are redirected. */
  legacyHost: LegacyHost | undefined;
  /** The site's public origin, if it is configured. */
  mainOrigin: string | undefined;
  /** How mails are sent; undefined if none are. */
  mail: MailSettings | undefined;
  editorLicenceKey: string;
  /** The browser that makes PDFs, if there is one. */
  chromium: { executablePath: string; hasSandbox: boolean } | undefined;
  /** Origin at which the browser that makes PDFs opens the site; undefined for the server's own port. */
  pdfSiteOrigin: string | undefined;
  siteFolder: string;
  /** URL below which `modules.json` is read, without a slash at the end; undefined to read it from `siteFolder`. */
  modulesOrigin: string | undefined;
  tryOrigins: string[];
  contentFolder: string;
  programmeFile: string;
};

/**
 * Reads the configuration. No other code reads the environment.
 * @param root the repository; relative folders are resolved against it
 * @throws ConfigError naming the first invalid variable and its constraint
 */
export function readConfig(root: string, environment: NodeJS.ProcessEnv = process.env): Config {
  const read: ReadVariable = (name) => {
    const { schema, wants } = variables[name];
    const parsed = schema.safeParse(environment[name]?.trim() || undefined);
    if (!parsed.success) throw new ConfigError(name, wants);
    return parsed.data as Values[typeof name];
  };
  const url = read('DATABASE_URL');
  const isDemo = isDemoRequested(read('DEMO'), { host: read('HOST'), url, environment });
  return {
    port: read('PORT'),
    host: read('HOST'),
    metricsPort: read('METRICS_PORT'),
    database: readDatabase(read, root),
    isDemo,
    secondFactorPolicy: read('SECOND_FACTOR') ?? (isDemo ? 'none' : 'team'),
    logLevel: read('LOG_LEVEL'),
    tokenIdleHours: read('TOKEN_IDLE_HOURS'),
    tokenMaxDays: read('TOKEN_MAX_DAYS'),
    bodyLimitBytes: read('BODY_LIMIT_BYTES'),
    uploadLimitBytes: read('UPLOAD_LIMIT_BYTES'),
    ...readLimitSettings(read),
    files: readFileStore(read, root),
    trustProxy: read('TRUST_PROXY'),
    legacyHost: readLegacyHost(read),
    mainOrigin: read('MAIN_ORIGIN'),
    mail: readMail(read, root, environment),
    editorLicenceKey: read('CKEDITOR_LICENCE_KEY'),
    chromium: readChromium(read),
    pdfSiteOrigin: read('PDF_SITE_ORIGIN'),
    siteFolder: resolve(root, read('SITE_DIR')),
    modulesOrigin: read('MODULES_ORIGIN'),
    tryOrigins: read('TRY_ORIGINS'),
    contentFolder: resolve(root, read('CONTENT_DIR')),
    programmeFile: resolve(
      root,
      read('PROGRAMME_FILE') ?? join(read('CONTENT_DIR'), 'programme.yaml'),
    ),
  };
}

/** @throws ConfigError if there is a pooler or a replica, and no server */
function readDatabase(read: ReadVariable, root: string): Config['database'] {
  const url = read('DATABASE_URL');
  const pooledUrl = read('DATABASE_POOLED_URL');
  const replicaUrl = read('DATABASE_REPLICA_URL');
  if (url) return { kind: 'server', url, pooledUrl, replicaUrl };
  for (const name of ['DATABASE_POOLED_URL', 'DATABASE_REPLICA_URL'] as const)
    if (read(name)) throw new ConfigError(name, variables[name].wants);
  return { kind: 'embedded', folder: resolve(root, read('DATA_DIR'), 'database') };
}

function readChromium(read: ReadVariable): Config['chromium'] {
  const executablePath = read('CHROMIUM_PATH');
  if (executablePath === undefined) return undefined;
  return { executablePath, hasSandbox: read('CHROMIUM_SANDBOX') === '1' };
}

/**
 * Reads how mails are sent. On a developer's machine with the demo world, mails are written into files. This reveals
 * nothing: their links lead into accounts whose password is published anyway.
 * @throws ConfigError if a mail server is set without the sender's address or the site's origin
 */
function readMail(
  read: ReadVariable,
  root: string,
  environment: NodeJS.ProcessEnv,
): MailSettings | undefined {
  const address = read('SMTP_URL');
  const from = read('MAIL_FROM');
  const perMinute = read('RATE_MAILS_PER_MINUTE');
  if (address) {
    if (from === undefined) throw new ConfigError('MAIL_FROM', variables.MAIL_FROM.wants);
    if (read('MAIN_ORIGIN') === undefined)
      throw new ConfigError('MAIN_ORIGIN', variables.MAIN_ORIGIN.wants);
    return { kind: 'smtp', address, from, perMinute };
  }
  const place = { host: read('HOST'), url: read('DATABASE_URL'), environment };
  const isDemo = isDemoRequested(read('DEMO'), place);
  if (!isDemo || !isDemoRequested('local', place)) return undefined;
  const folder = resolve(root, read('DATA_DIR'), 'mail');
  return { kind: 'folder', folder, from: from ?? 'programme@example.com', perMinute };
}

function readLegacyHost(read: ReadVariable): LegacyHost | undefined {
  const name = read('LEGACY_HOST');
  const mainOrigin = read('MAIN_ORIGIN');
  if (name === undefined) return undefined;
  if (mainOrigin === undefined) throw new ConfigError('MAIN_ORIGIN', variables.MAIN_ORIGIN.wants);
  // A redirect to the same host would be endless.
  if (new URL(mainOrigin).hostname === name)
    throw new ConfigError('LEGACY_HOST', variables.LEGACY_HOST.wants);
  return { name, mainOrigin };
}

/**
 * Reads where documents are stored: a folder or a bucket.
 * @throws ConfigError if only one of the two keys is set
 */
function readFileStore(read: ReadVariable, root: string) {
  const bucket = read('S3_BUCKET');
  if (bucket === undefined)
    return { kind: 'disk' as const, folder: resolve(root, read('DATA_DIR'), 'files') };
  const endpoint = read('S3_ENDPOINT');
  const pathStyle = read('S3_PATH_STYLE');
  const accessKeyId = read('S3_ACCESS_KEY');
  const secretAccessKey = read('S3_SECRET_KEY');
  if (accessKeyId !== undefined && secretAccessKey === undefined)
    throw new ConfigError('S3_SECRET_KEY', variables.S3_SECRET_KEY.wants);
  if (accessKeyId === undefined && secretAccessKey !== undefined)
    throw new ConfigError('S3_ACCESS_KEY', variables.S3_ACCESS_KEY.wants);
  return {
    kind: 's3' as const,
    address: {
      endpoint,
      region: read('S3_REGION'),
      bucket,
      isPathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === '1',
      credentials:
        accessKeyId !== undefined && secretAccessKey !== undefined
          ? { accessKeyId, secretAccessKey }
          : undefined,
    },
  };
}
